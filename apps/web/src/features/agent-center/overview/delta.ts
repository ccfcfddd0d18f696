export type Delta = { readonly text: string; readonly direction: 'up' | 'down' };

/**
 * How far a figure moved against the one before, to a tenth of a per cent; null where there was
 * nothing to compare with or nothing moved.
 */
export function deltaOf(now: bigint, before: bigint): Delta | null {
  if (before <= 0n || now === before) return null;
  const tenths = ((now - before) * 1_000n) / before;
  const size = tenths < 0n ? -tenths : tenths;
  const rest = size % 10n === 0n ? '' : `.${size % 10n}`;
  return { text: `${size / 10n}${rest} %`, direction: tenths < 0n ? 'down' : 'up' };
}
