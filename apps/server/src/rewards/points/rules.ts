const MILLION = 1_000_000n;

/** What bets earn, in whole points, and the millionths that are left for the next time. */
export type CarriedPoints = { readonly points: bigint; readonly carry: number };

/**
 * Adds what bets earned, in millionths of a point, to what was carried. Always rounded down, also
 * below zero, so that many small sums come to the same as one large sum.
 */
export function carryOver(carry: number, earned: bigint): CarriedPoints {
  const total = BigInt(carry) + earned;
  const rest = ((total % MILLION) + MILLION) % MILLION;
  return { points: (total - rest) / MILLION, carry: Number(rest) };
}
