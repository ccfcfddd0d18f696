/** Which changed odds a member takes without being asked: none, better ones, or a small fall as well. */
export const ODDS_POLICIES = ['ask', 'better', 'any'] as const;

export type OddsPolicy = (typeof ODDS_POLICIES)[number];

/** The fall of a product that `any` takes, in thousandths. */
export const FALL_MAX = 50;

/**
 * Whether a slip is booked, and every leg then at its current odds; else it is offered anew.
 * Odds are thousandths, leg by leg.
 */
export function takesOdds(
  policy: OddsPolicy,
  taken: readonly number[],
  current: readonly number[],
): boolean {
  if (taken.every((odds, place) => odds === current[place])) return true;
  if (policy === 'ask') return false;
  if (taken.every((odds, place) => (current[place] ?? 0) >= odds)) return true;
  if (policy === 'better') return false;
  const thousandths = (all: bigint, odds: number) => all * BigInt(odds);
  const before = taken.reduce(thousandths, 1n);
  const now = current.reduce(thousandths, 1n);
  return now * 1000n >= before * BigInt(1000 - FALL_MAX);
}
