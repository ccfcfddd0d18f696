import { choose } from '../arcade/choose.ts';
import { type Count, countOf } from '../arcade/count.ts';
import { type CardClasses, CLASS_NUMBERS, cardsAt, classesOf, HAND } from './classes.ts';
import { deckOf, type PokerDefinition } from './definition.ts';
import type { HandName } from './events.ts';
import { handOf } from './hand-of.ts';
import { JOKER_CLASS_NUMBERS, jokerClassesOf } from './joker-classes.ts';

export type PokerCount = {
  /** How often a round ends with a hand, of all deals in as many parts as there are for a draw. */
  readonly hands: ReadonlyMap<HandName | null, bigint>;
  readonly count: Count;
};

/**
 * Counts a video poker to the last card: all 2,598,960 deals (with a joker 2,869,685), each played
 * with the best of its 32 holds, and all hands these can become.
 *
 * To hold some cards and draw the rest means to end with a hand that has all of the first and none of
 * the others. What the hands that contain a set pay is summed up once for every set of up to five
 * cards; what must not be in them is taken away by turns (inclusion and exclusion), for all holds of
 * a deal at once. Draws differ in number from hold to hold, so each is counted in 7,669,695ths (with a
 * joker 8,561,520ths), which all of them divide.
 */
export function countPoker(game: PokerDefinition): PokerCount {
  const [classesBy, numbers] =
    game.wild === 'joker' ? [jokerClassesOf, JOKER_CLASS_NUMBERS] : [classesOf, CLASS_NUMBERS];
  const bySize = Array.from({ length: HAND + 1 }, (_, size) => classesBy(size));
  const deals = bySize[HAND] ?? classesBy(HAND);
  const names = Array.from({ length: deals.count }, (_, at) => handOf(game, cardsAt(deals, at)));
  const pays = names.map((name) => (name === null ? 0 : (game.pays[name] ?? 0)));
  const sums = new Float64Array(numbers);
  sumBySet(bySize, pays, sums);
  const weights = weighHolds(deals, sums, sharesOf(deckOf(game)));
  for (const classes of bySize) share(classes, weights);
  const totals = tally(deals, weights, names);
  const hands = new Map([...totals].map(([name, total]) => [name, BigInt(total)]));
  return { hands, count: countOf(casesOf(game, hands)) };
}

function* casesOf({ pays }: PokerDefinition, hands: PokerCount['hands']) {
  for (const [name, count] of hands) {
    const times = name === null ? 0 : (pays[name] ?? 0);
    yield { count, payout: BigInt(times) * 1_000_000n };
  }
}

const PARTS = 1 << HAND;

const SIZES = Uint8Array.from({ length: PARTS }, (_, part) => {
  return [0, 1, 2, 3, 4].filter((place) => (part >> place) & 1).length;
});

/**
 * For every part of a deal, when it is held: the parts of a draw divided by the number of draws that
 * replace the others. Five times the draws of five cards is what all of them divide.
 */
function sharesOf(deck: number): Float64Array {
  const left = deck - HAND;
  const parts = BigInt(HAND) * choose(left, HAND);
  return Float64Array.from(SIZES, (size) => Number(parts / choose(left, HAND - size)));
}

/** For every set of cards what all hands that contain it pay together. */
function sumBySet(
  bySize: readonly CardClasses[],
  pays: readonly number[],
  sums: Float64Array,
): void {
  for (const { count, size, members, parts } of bySize.toReversed()) {
    if (size === 0) break;
    const whole = (1 << size) - 1;
    for (let at = 0; at < count; at++) {
      const begin = at << size;
      const own = parts[begin + whole] ?? 0;
      if (size === HAND) sums[own] = pays[at] ?? 0;
      // A hand reaches a set by as many sets of one card more as it has cards beside it.
      const given = ((sums[own] ?? 0) * (members[at] ?? 0)) / (HAND + 1 - size);
      for (let place = 0; place < size; place++) {
        const part = parts[begin + (whole ^ (1 << place))] ?? 0;
        sums[part] = (sums[part] ?? 0) + given;
      }
    }
    const smaller = bySize[size - 1];
    if (smaller) share(smaller, sums);
  }
}

/** Gives each set of a class its part of what was gathered for the class. */
function share({ count, size, members, parts }: CardClasses, gathered: Float64Array): void {
  for (let at = 0; at < count; at++) {
    const own = parts[((at + 1) << size) - 1] ?? 0;
    gathered[own] = (gathered[own] ?? 0) / (members[at] ?? 1);
  }
}

/** For every class how often the hands that contain its sets count, when all deals are held well. */
function weighHolds(
  { count, members, parts }: CardClasses,
  sums: Float64Array,
  shares: Float64Array,
): Float64Array {
  const weights = new Float64Array(sums.length);
  const values = new Float64Array(PARTS);
  for (let at = 0; at < count; at++) {
    const begin = at * PARTS;
    for (let part = 0; part < PARTS; part++) values[part] = sums[parts[begin + part] ?? 0] ?? 0;
    const hold = bestHold(values, shares);
    const held = SIZES[hold] ?? 0;
    const weight = (members[at] ?? 0) * (shares[hold] ?? 0);
    for (let part = hold; part < PARTS; part = (part + 1) | hold) {
      const isTaken = ((SIZES[part] ?? 0) - held) % 2 === 1;
      const set = parts[begin + part] ?? 0;
      weights[set] = (weights[set] ?? 0) + (isTaken ? -weight : weight);
    }
  }
  return weights;
}

/** The hold that pays most. It leaves in `values` what holding each part and nothing else pays. */
function bestHold(values: Float64Array, shares: Float64Array): number {
  for (let bit = 1; bit < PARTS; bit <<= 1) {
    for (let part = 0; part < PARTS; part++) {
      if ((part & bit) === 0) values[part] = (values[part] ?? 0) - (values[part | bit] ?? 0);
    }
  }
  let best = 0;
  let most = -1;
  for (let part = 0; part < PARTS; part++) {
    const value = (values[part] ?? 0) * (shares[part] ?? 0);
    if (value <= most) continue;
    best = part;
    most = value;
  }
  return best;
}

/** How often rounds end with each hand: it counts with the weights of all its parts. */
function tally(
  { count, members, parts }: CardClasses,
  weights: Float64Array,
  names: readonly (HandName | null)[],
): ReadonlyMap<HandName | null, number> {
  const totals = new Map<HandName | null, number>();
  for (let at = 0; at < count; at++) {
    let weight = 0;
    for (let part = at * PARTS; part < (at + 1) * PARTS; part++) {
      weight += weights[parts[part] ?? 0] ?? 0;
    }
    const name = names[at] ?? null;
    totals.set(name, (totals.get(name) ?? 0) + weight * (members[at] ?? 0));
  }
  return totals;
}
