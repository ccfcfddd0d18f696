import { type Contribution, potsOf } from './pots.ts';
import type { Chips, PotPaid } from './table.ts';

type Sharing = {
  /** Of the whole hand. */
  readonly rake: Chips;
  readonly strengthAt: (place: number) => number;
  /** The places from the first left of the button: odd chips go to those who come first. */
  readonly order: readonly number[];
};

export type PotShares = {
  readonly pots: readonly PotPaid[];
  /** What each place wins of all pots together. */
  readonly won: Map<number, Chips>;
};

/** The pots with their rake and winners, and what each winner gets. */
export function sharePots(
  contributions: readonly Contribution[],
  { rake, strengthAt, order }: Sharing,
): PotShares {
  const pots = potsOf(contributions);
  const rakes = splitRake(
    pots.map(({ amount }) => amount),
    rake,
  );
  const priced = pots.map(({ amount, places }, at) => ({
    amount,
    rake: rakes[at] ?? 0,
    winners: bestOf(places, strengthAt),
  }));
  return { pots: priced, won: sumShares(priced, order) };
}

/** One who is alone in a pot wins it unseen. */
function bestOf(
  places: readonly number[],
  strengthAt: (place: number) => number,
): readonly number[] {
  if (places.length < 2) return places;
  const best = Math.max(...places.map(strengthAt));
  return places.filter((place) => strengthAt(place) === best);
}

/** Each pot pays its share, rounded down; what is left over the largest pays. */
function splitRake(amounts: readonly Chips[], rake: Chips): readonly Chips[] {
  const total = amounts.reduce((all, amount) => all + amount, 0);
  const shares = amounts.map((amount) =>
    total === 0 ? 0 : Number((BigInt(amount) * BigInt(rake)) / BigInt(total)),
  );
  const left = rake - shares.reduce((all, share) => all + share, 0);
  const largest = amounts.indexOf(Math.max(...amounts));
  return shares.map((share, at) => (at === largest ? share + left : share));
}

/** The odd chips of a pot go to its winners in this order, one each. */
function sumShares(pots: readonly PotPaid[], order: readonly number[]): Map<number, Chips> {
  const won = new Map<number, Chips>();
  for (const { amount, rake, winners } of pots) {
    const share = Math.floor((amount - rake) / winners.length);
    const odd = amount - rake - share * winners.length;
    const inOrder = order.filter((place) => winners.includes(place));
    inOrder.forEach((place, at) => {
      won.set(place, (won.get(place) ?? 0) + share + (at < odd ? 1 : 0));
    });
  }
  return won;
}
