import { RULES } from './best-play.ts';
import {
  ACE,
  BUST,
  chanceOf,
  dealerEnds,
  isNatural,
  naturalChance,
  plus,
  pointsOf,
  type Sum,
  sumOf,
  VALUES,
} from './chances.ts';
import { adviseMove } from './chart.ts';
import { BEST, readingOf } from './hand.ts';

/** What something wins, in stakes: its mean, the mean of its square, and how often nothing is paid. */
export type Spread = { readonly mean: number; readonly square: number; readonly none: number };

/**
 * How what a player wins by the chart is spread. Hands of one round are not independent, as the
 * dealer is the same for all; once it is given what the dealer shows and ends with, they are.
 */
export function spreadOfRounds(): Spread {
  const parts: Part[] = [];
  for (const up of VALUES) {
    const natural = naturalChance(up);
    for (const [end, chance] of dealerEnds(up, RULES)) {
      const given = { up, end, known: new Map() };
      parts.push([chanceOf(up) * (1 - natural) * chance, overDeals((a, b) => dealt(a, b, given))]);
    }
    const met = overDeals((a, b) => (isNatural(a, b) ? certain(0, true) : certain(-1, false)));
    parts.push([chanceOf(up) * natural, met]);
  }
  return mixed(parts);
}

type Part = readonly [weight: number, spread: Spread];

/** The dealer's card, what the dealer ends with, and what is known of hands against them. */
type DealerUp = { readonly up: number; readonly end: number; readonly known: Map<string, Spread> };

const NOTHING: Spread = { mean: 0, square: 0, none: 1 };

const certain = (won: number, isPaid: boolean): Spread => ({
  mean: won,
  square: won * won,
  none: isPaid ? 0 : 1,
});

const mixed = (parts: readonly Part[]): Spread => ({
  mean: parts.reduce((total, [weight, { mean }]) => total + weight * mean, 0),
  square: parts.reduce((total, [weight, { square }]) => total + weight * square, 0),
  none: parts.reduce((total, [weight, { none }]) => total + weight * none, 0),
});

/** Two hands that do not know of each other, together. */
const both = (a: Spread, b: Spread): Spread => ({
  mean: a.mean + b.mean,
  square: a.square + 2 * a.mean * b.mean + b.square,
  none: a.none * b.none,
});

const overNext = (of: (value: number) => Spread): Spread =>
  mixed(VALUES.map((value): Part => [chanceOf(value), of(value)]));

const overDeals = (of: (first: number, second: number) => Spread): Spread =>
  overNext((first) => overNext((second) => of(first, second)));

function dealt(first: number, second: number, given: DealerUp): Spread {
  if (isNatural(first, second)) return certain(RULES.blackjack, true);
  const cards = sumOf(first, second);
  const pair = { total: readingOf(cards.sum, cards.hasAce), pairOf: first, up: given.up };
  const isSplit = first === second && adviseMove(pair, ['split']) === 'split';
  return isSplit ? split(first, given) : played(cards, given, true);
}

function played(cards: Sum, given: DealerUp, isFirst: boolean): Spread {
  const name = [cards.sum, cards.hasAce, isFirst].join();
  const spread = given.known.get(name) ?? playOn(cards, given, isFirst);
  given.known.set(name, spread);
  return spread;
}

function playOn(cards: Sum, given: DealerUp, isFirst: boolean): Spread {
  if (pointsOf(cards) >= BEST) return stood(cards, given, 1);
  const total = readingOf(cards.sum, cards.hasAce);
  const allowed = isFirst ? ['hit', 'stand', 'double'] : ['hit', 'stand'];
  const move = adviseMove({ total, pairOf: null, up: given.up }, allowed);
  if (move === 'stand') return stood(cards, given, 1);
  if (move === 'double') return overNext((next) => stood(plus(cards, next), given, 2));
  return overNext((next) => played(plus(cards, next), given, false));
}

function stood(cards: Sum, { end }: DealerUp, stakes: number): Spread {
  const points = pointsOf(cards);
  if (points > BEST) return certain(-stakes, false);
  const margin = end === BUST ? 1 : Math.sign(points - end);
  return certain(margin * stakes, margin >= 0);
}

function split(value: number, given: DealerUp): Spread {
  const whole = (next: number) =>
    value === ACE ? stood(sumOf(value, next), given, 1) : played(sumOf(value, next), given, true);
  return waiting(2, value === ACE ? 0 : RULES.handsMax - 2);

  /** So many hands of one card, while so many splits are left. */
  function waiting(hands: number, splits: number): Spread {
    if (hands === 0) return NOTHING;
    const others = waiting(hands - 1, splits);
    return overNext((next) =>
      next === value && splits > 0 ? waiting(hands + 1, splits - 1) : both(whole(next), others),
    );
  }
}
