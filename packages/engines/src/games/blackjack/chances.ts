import { BEST, readingOf } from './hand.ts';

/** The values of cards, an ace as one. */
export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export const ACE = 1;
export const TEN = 10;

/** Cards as far as they matter: their sum with aces as one, and whether there is one. */
export type Sum = { readonly sum: number; readonly hasAce: boolean };

export const plus = ({ sum, hasAce }: Sum, value: number): Sum => ({
  sum: sum + value,
  hasAce: hasAce || value === ACE,
});

export const sumOf = (...values: readonly number[]): Sum =>
  values.reduce<Sum>(plus, { sum: 0, hasAce: false });

export const pointsOf = ({ sum, hasAce }: Sum): number => readingOf(sum, hasAce).points;

/** How likely the next card of an endless shoe has a value. */
export const chanceOf = (value: number): number => (value === TEN ? 4 : 1) / 13;

/** The mean of something over the next card. */
export const overNext = (of: (value: number) => number): number =>
  VALUES.reduce((total, value) => total + chanceOf(value) * of(value), 0);

export type DealerRules = {
  readonly hitsSoft17: boolean;
  /** Looks for blackjack before anybody decides. */
  readonly peeks: boolean;
};

/** What a dealer may end with, 17 to 21, `BUST` or `NATURAL`, and how likely. */
export type Ends = ReadonlyMap<number, number>;

export const BUST = 0;
/** Blackjack, which beats any other 21. */
export const NATURAL = 22;

const STANDS = 17;

/** How the dealer ends by the card that is seen: without blackjack if she has looked. */
export function dealerEnds(up: number, rules: DealerRules): Ends {
  const natural = naturalChance(up);
  const holes = VALUES.filter((hole) => !isNatural(up, hole));
  const known: KnownEnds = new Map();
  const ends = holes.map((hole) =>
    weighed(endsFrom(sumOf(up, hole), rules, known), chanceOf(hole)),
  );
  if (rules.peeks) return weighed(merged(ends), 1 / (1 - natural));
  return merged([...ends, new Map([[NATURAL, natural]])]);
}

/** How likely the dealer has blackjack behind the card that is seen. */
export const naturalChance = (up: number): number =>
  up === ACE ? chanceOf(TEN) : up === TEN ? chanceOf(ACE) : 0;

export const isNatural = (first: number, second: number): boolean =>
  (first === ACE && second === TEN) || (first === TEN && second === ACE);

/** What was found of sums already, for they come about in many ways. */
type KnownEnds = Map<string, Ends>;

function endsFrom(cards: Sum, rules: DealerRules, known: KnownEnds): Ends {
  const name = `${cards.sum}${cards.hasAce}`;
  const ends = known.get(name) ?? drawOn(cards, rules, known);
  known.set(name, ends);
  return ends;
}

function drawOn(cards: Sum, rules: DealerRules, known: KnownEnds): Ends {
  const { points, isSoft } = readingOf(cards.sum, cards.hasAce);
  if (points > BEST) return new Map([[BUST, 1]]);
  const hits = points < STANDS || (points === STANDS && isSoft && rules.hitsSoft17);
  if (!hits) return new Map([[points, 1]]);
  return merged(
    VALUES.map((next) => weighed(endsFrom(plus(cards, next), rules, known), chanceOf(next))),
  );
}

const weighed = (ends: Ends, weight: number): Ends =>
  new Map([...ends].map(([end, chance]) => [end, chance * weight]));

function merged(parts: readonly Ends[]): Ends {
  const ends = new Map<number, number>();
  for (const [end, chance] of parts.flatMap((part) => [...part])) {
    ends.set(end, (ends.get(end) ?? 0) + chance);
  }
  return ends;
}
