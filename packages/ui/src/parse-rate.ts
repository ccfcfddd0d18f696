/** Hundredths of a per cent from what somebody typed: `0.6` and `0,6` are 60; else null. */
export function parseRate(text: string): number | null {
  const [, whole, rest = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const rate = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  return rate <= 10_000 ? rate : null;
}
