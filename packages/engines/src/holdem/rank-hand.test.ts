import { expect, test } from 'vitest';
import { seeded } from '../core/rng.ts';
import { CARDS } from '../tables/cards.ts';
import { HAND_NAMES, handNameOf, rankHand, rankSuits } from './rank-hand.ts';
import { compare, rankSlowly } from './testing/rank-slowly.ts';

const ROYAL = rankHand([0, 9, 10, 11, 12, 20, 30]);

/** All sets of so many ranks of one suit, the larger number first. */
const bitCount = (bits: number): number => (bits === 0 ? 0 : 1 + bitCount(bits & (bits - 1)));
const BY_COUNT = Array.from({ length: 8 }, (_, count) =>
  Array.from({ length: 1 << 13 }, (__, bits) => bits).filter((bits) => bitCount(bits) === count),
);

/** In how many ways four suits can be given to these four sets. */
function waysOf(suits: readonly number[]): number {
  let ways = 24;
  for (const suit of new Set(suits)) {
    ways /= [1, 1, 2, 6, 24][suits.filter((other) => other === suit).length] ?? 1;
  }
  return ways;
}

test('the 133,784,560 hands of seven cards are of each class as often as counted by hand', () => {
  const counts = new Float64Array(HAND_NAMES.length + 1);
  // What differs only in which suit is which is counted once, by the suits in order of size.
  const lay = (suits: readonly number[], left: number): void => {
    const highest = suits.at(-1) ?? 1 << 13;
    if (suits.length === 3) {
      const [a = 0, b = 0, c = 0] = suits;
      for (const d of BY_COUNT[left] ?? []) {
        if (d > highest) break;
        const strength = rankSuits(a, b, c, d);
        const isPlain = a !== b && b !== c && c !== d;
        const name = strength === ROYAL ? HAND_NAMES.length : strength >> 26;
        counts[name] = (counts[name] ?? 0) + (isPlain ? 24 : waysOf([a, b, c, d]));
      }
      return;
    }
    for (let count = 0; count <= left; count++) {
      for (const suit of BY_COUNT[count] ?? []) {
        if (suit > highest) break;
        lay([...suits, suit], left - count);
      }
    }
  };
  lay([], 7);
  expect([...counts]).toEqual([
    23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260,
    4_324,
  ]);
  expect(handNameOf(ROYAL)).toBe('straight-flush');
});

test('of two hands the better one is that of the slow comparison of all fives', () => {
  const rng = seeded(7);
  for (let round = 0; round < 1_500; round++) {
    const deck = new Set<number>();
    while (deck.size < 9) deck.add(rng.next(CARDS));
    const [first, second] = [[...deck].slice(0, 7), [...deck].slice(2, 9)];
    const slow = Math.sign(compare(rankSlowly(first), rankSlowly(second)));
    const fast = Math.sign(rankHand(first) - rankHand(second));
    if (slow !== fast) expect({ first, second, fast }).toEqual({ first, second, fast: slow });
  }
});
