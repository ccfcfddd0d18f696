import { encode } from 'uqr';

type Props = { value: string; label: string; className: string };

/** Dark on white in both themes: a camera reads nothing else as surely. */
export const QrCode = ({ value, label, className }: Props) => (
  <img className={className} src={qrPicture(value)} alt={label} />
);

/** The squares of a code, row by row, with the white edge that a camera needs. */
export const encodeQr = (value: string) => encode(value, { border: 3 });

function qrPicture(value: string): string {
  const { data, size } = encodeQr(value);
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#10102a" d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
