/** Millionths from a per cent that somebody typed: `2.5` and `2,5` are 25,000; else null. */
export function parseShare(text: string): number | null {
  const [, whole, rest = ''] = /^(\d{1,3})(?:[.,](\d{1,4}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 10_000 + Number(rest.padEnd(4, '0'));
}

/** Millionths as somebody would type them in per cent: 25,000 is `2.5`. */
export function typeShare(share: number): string {
  const rest = String(share % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${Math.floor(share / 10_000)}${rest === '' ? '' : `.${rest}`}`;
}
