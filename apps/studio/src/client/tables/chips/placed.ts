import { BETS_MAX, type ChipChoice, UNITS_MAX } from '@baize/engines/tables/chips';

/** How many units lie on each place of the cloth. */
export type PlacedChips = ReadonlyMap<string, number>;

/** What lies there, and what lay there before each change. */
export type Pile = { readonly now: PlacedChips; readonly past: readonly PlacedChips[] };

export const EMPTY: Pile = { now: new Map(), past: [] };

const PAST_MAX = 50;

export const unitsIn = (placed: PlacedChips): number =>
  [...placed.values()].reduce((total, units) => total + units, 0);

/** Whether the chips are worth more than the balance; not known while the balance is not. */
export const isMoreThan = (placed: PlacedChips, stake: bigint, balance: bigint | null): boolean =>
  balance !== null && stake * BigInt(unitsIn(placed)) > balance;

/** The pile after a change; null when the cloth would hold more than a round takes. */
function changed({ now, past }: Pile, next: PlacedChips): Pile | null {
  if (next.size > BETS_MAX || unitsIn(next) > UNITS_MAX) return null;
  return { now: next, past: [...past, now].slice(-PAST_MAX) };
}

export const placeOn = (pile: Pile, bet: string, units: number): Pile | null =>
  changed(pile, new Map(pile.now).set(bet, (pile.now.get(bet) ?? 0) + units));

/** All that lies on one place goes back. */
export function takeFrom(pile: Pile, bet: string): Pile | null {
  if (!pile.now.has(bet)) return pile;
  const next = new Map(pile.now);
  next.delete(bet);
  return changed(pile, next);
}

export const doubled = (pile: Pile): Pile | null =>
  pile.now.size === 0
    ? pile
    : changed(pile, new Map([...pile.now].map(([bet, units]) => [bet, units * 2])));

export const cleared = (pile: Pile): Pile | null =>
  pile.now.size === 0 ? pile : changed(pile, new Map());

export const undone = (pile: Pile): Pile => {
  const before = pile.past.at(-1);
  return before ? { now: before, past: pile.past.slice(0, -1) } : pile;
};

/** The chips of an earlier round instead of what lies there. */
export const repeated = (pile: Pile, { chips }: ChipChoice): Pile | null =>
  changed(pile, new Map(chips.map(({ bet, units }) => [bet, units])));

export const choiceOf = (placed: PlacedChips): ChipChoice => ({
  chips: [...placed].map(([bet, units]) => ({ bet, units })),
});
