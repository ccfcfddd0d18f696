import type { Chips } from './table.ts';

/** What one player put into the hand. */
export type Contribution = {
  readonly place: number;
  readonly put: Chips;
  readonly hasFolded: boolean;
};

export type Pot = {
  readonly amount: Chips;
  /** The places that may win it. */
  readonly places: readonly number[];
};

/** What nobody called: the top of the largest bet, which goes back before the pots are made. */
export function uncalledOf(
  contributions: readonly Contribution[],
): { readonly place: number; readonly amount: Chips } | null {
  const [largest, second] = [...contributions].sort((a, b) => b.put - a.put);
  const amount = (largest?.put ?? 0) - (second?.put ?? 0);
  return largest && amount > 0 && !largest.hasFolded ? { place: largest.place, amount } : null;
}

/**
 * A pot for each level at which a player still in the hand stands; folded chips fill the levels they
 * reach. Call it after the uncalled part went back.
 */
export function potsOf(contributions: readonly Contribution[]): readonly Pot[] {
  const live = contributions.filter(({ hasFolded }) => !hasFolded);
  const levels = [...new Set(live.map(({ put }) => put))].sort((a, b) => a - b);
  return levels
    .map((level, at) => {
      const below = levels[at - 1] ?? 0;
      const isTop = at === levels.length - 1;
      const amount = contributions.reduce(
        (all, { put }) => all + Math.max(0, (isTop ? put : Math.min(put, level)) - below),
        0,
      );
      return { amount, places: live.filter(({ put }) => put >= level).map(({ place }) => place) };
    })
    .filter(({ amount }) => amount > 0);
}
