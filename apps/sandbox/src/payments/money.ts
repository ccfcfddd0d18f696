/** Every currency we take has two decimals. */
const MINOR = /^(\d+)(\d{2})$/;

/** `123450` as `1,234.50`. */
export function formatAmount(units: string): string {
  const [, whole = '0', cents = '00'] = MINOR.exec(units.padStart(3, '0')) ?? [];
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** What a person typed, as a text of the smallest units; null when it is no amount. */
export function readAmount(typed: string): string | null {
  const [, whole = '', cents = ''] = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  const units = `${whole}${cents.padEnd(2, '0')}`.replace(/^0+/, '');
  return whole === '' || units === '' ? null : units;
}
