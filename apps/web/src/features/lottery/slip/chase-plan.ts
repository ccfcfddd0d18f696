import { growingMultiples, sameMultiples } from '@baize/lottery/slip/multiples';
import { type Minor, minor } from '@baize/std/money';

export const CHASE_ROUNDS_MAX = 100;
/** The book multiplies no round by more. */
const TIMES_MAX = 9_999n;

export type ChasePlan = {
  readonly rounds: number;
  readonly growth: 'same' | 'double';
  readonly stopsOn: 'win' | 'profit' | 'never';
  /** Only where it stops at a profit. */
  readonly profit: Minor | null;
};

export const FIRST_PLAN: ChasePlan = { rounds: 5, growth: 'same', stopsOn: 'win', profit: null };

/** How many times the slip is played in each round. */
export function chaseMultiples({ rounds, growth }: ChasePlan): readonly number[] {
  const multiples =
    growth === 'same'
      ? sameMultiples(rounds, 1n)
      : growingMultiples({ periods: rounds, first: 1n, factor: 2n, every: 1 });
  return multiples.map((times) => Number(times < TIMES_MAX ? times : TIMES_MAX));
}

export type ChaseCost = { readonly now: Minor; readonly later: Minor; readonly all: Minor };

/** What is taken for this round and set aside for those that follow: all of it at once. */
export function chaseCost(price: Minor, multiples: readonly number[]): ChaseCost {
  const prices = multiples.map((times) => price * BigInt(times));
  const now = prices[0] ?? 0n;
  const all = prices.reduce((sum, each) => sum + each, 0n);
  return { now: minor(now), later: minor(all - now), all: minor(all) };
}
