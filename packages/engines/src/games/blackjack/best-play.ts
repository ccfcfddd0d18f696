import { PUSH } from '../../tables/chips.ts';
import {
  ACE,
  BUST,
  chanceOf,
  type DealerRules,
  dealerEnds,
  type Ends,
  isNatural,
  naturalChance,
  overNext,
  plus,
  pointsOf,
  type Sum,
  sumOf,
  VALUES,
} from './chances.ts';
import { definition } from './definition.ts';
import { BEST } from './hand.ts';

/** Rules by which tables differ. */
export type Rules = DealerRules & {
  readonly doublesAfterSplit: boolean;
  readonly handsMax: number;
  /** A hand may be given up for half of its stake. */
  readonly surrenders: boolean;
  /** What a blackjack wins. */
  readonly blackjack: number;
};

/** The rules of our table. */
export const RULES: Rules = {
  hitsSoft17: false,
  peeks: true,
  doublesAfterSplit: true,
  handsMax: definition.handsMax,
  surrenders: false,
  blackjack: Number(definition.pays.blackjack - PUSH) / Number(PUSH),
};

/** What a decision wins on average, in stakes, against one card of the dealer. */
export type Values = {
  readonly stand: (cards: Sum) => number;
  /** One card more, and the best play from there. */
  readonly hit: (cards: Sum) => number;
  readonly double: (cards: Sum) => number;
  /** Both hands of a pair of this value together. */
  readonly split: (value: number) => number;
};

export function valuesAgainst(up: number, rules: Rules): Values {
  const ends = dealerEnds(up, rules);
  const known = new Map<number, number>();
  const stand = (cards: Sum) => standValue(pointsOf(cards), ends);
  const hit = (cards: Sum): number => {
    const place = 2 * cards.sum + Number(cards.hasAce);
    const value = known.get(place) ?? overNext((next) => best(plus(cards, next)));
    known.set(place, value);
    return value;
  };
  const best = (cards: Sum) => (cards.sum > BEST ? -1 : Math.max(stand(cards), hit(cards)));
  const double = (cards: Sum) => 2 * overNext((next) => stand(plus(cards, next)));
  const values = { stand, hit, double };
  return { ...values, split: (value) => splitValue(value, values, rules) };
}

function standValue(points: number, ends: Ends): number {
  if (points > BEST) return -1;
  let value = 0;
  for (const [end, chance] of ends) value += chance * Math.sign(points - (end === BUST ? -1 : end));
  return value;
}

type Unsplit = Omit<Values, 'split'>;

function splitValue(value: number, values: Unsplit, rules: Rules): number {
  const whole = (next: number) => {
    const cards = sumOf(value, next);
    if (value === ACE) return values.stand(cards);
    const double = rules.doublesAfterSplit ? values.double(cards) : -2;
    return Math.max(values.stand(cards), values.hit(cards), double);
  };
  return waiting(2, value === ACE ? 0 : rules.handsMax - 2);

  /** What so many hands of one card are worth together while so many splits are left. */
  function waiting(hands: number, splits: number): number {
    if (hands === 0) return 0;
    const others = waiting(hands - 1, splits);
    return overNext((next) => {
      const played = whole(next) + others;
      const canSplit = next === value && splits > 0;
      return canSplit ? Math.max(played, waiting(hands + 1, splits - 1)) : played;
    });
  }
}

/** What the house keeps of the first stake when the player never errs. */
export function houseEdge(rules: Rules): number {
  let won = 0;
  for (const up of VALUES) {
    const values = valuesAgainst(up, rules);
    for (const first of VALUES) {
      for (const second of VALUES) {
        const chance = chanceOf(up) * chanceOf(first) * chanceOf(second);
        won += chance * dealValue([first, second], up, { rules, values });
      }
    }
  }
  return -won;
}

type Play = { readonly rules: Rules; readonly values: Values };

function dealValue([first, second]: Pair, up: number, { rules, values }: Play): number {
  const natural = naturalChance(up);
  if (isNatural(first, second)) return (1 - natural) * rules.blackjack;
  const cards = sumOf(first, second);
  const best = Math.max(
    values.stand(cards),
    values.hit(cards),
    values.double(cards),
    first === second ? values.split(first) : -2,
    rules.surrenders ? -0.5 : -2,
  );
  return rules.peeks ? (1 - natural) * best - natural : best;
}

type Pair = readonly [first: number, second: number];
