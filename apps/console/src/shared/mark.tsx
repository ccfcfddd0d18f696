/** The product's own mark: a chip on green cloth. */
export const Mark = () => (
  <svg className="console-mark" viewBox="0 0 40 40" aria-hidden="true">
    <rect x="3" y="3" width="34" height="34" rx="10" fill="#127a5f" />
    <path d="M3 26 26 3h1a10 10 0 0 1 10 10v1L14 37h-1A10 10 0 0 1 3 27Z" fill="#1b9a78" />
    <circle
      cx="20"
      cy="20"
      r="8.5"
      fill="none"
      stroke="#eafff6"
      strokeWidth="3"
      strokeDasharray="6.7 6.7"
    />
    <circle cx="20" cy="20" r="3.5" fill="#eafff6" />
  </svg>
);
