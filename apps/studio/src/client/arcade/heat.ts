const HOT = 30;

/** How much a payout stands out, from 0 for nothing to 1 for thirty stakes and more. */
export function heatOf(ppm: bigint | string): number {
  const times = Number(ppm) / 1_000_000;
  return Math.min(1, Math.log(1 + times) / Math.log(1 + HOT));
}
