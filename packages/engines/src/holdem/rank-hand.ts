import type { Card } from '../tables/cards.ts';

/** From the weakest to the strongest. */
export const HAND_NAMES = [
  'high-card',
  'pair',
  'two-pairs',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
] as const;

export type HandName = (typeof HAND_NAMES)[number];

/** The ranks of one suit, one bit each: the two is bit 0, the ace bit 12. */
export type SuitRanks = number;

const SUIT_CARDS = 13;
const NAME_SHIFT = 26;

/**
 * How strong the best five of five to seven cards are: of two hands the one with the larger number
 * wins, and equal numbers share. The name of the hand stands highest, then the ranks that make it,
 * then the ranks beside it, each as a set of bits.
 */
export function rankHand(cards: readonly Card[]): number {
  const suits: [SuitRanks, SuitRanks, SuitRanks, SuitRanks] = [0, 0, 0, 0];
  for (const card of cards) {
    // The ace is card 0 of its suit, and bit 12.
    suits[Math.floor(card / SUIT_CARDS) as 0 | 1 | 2 | 3] |=
      1 << ((card + SUIT_CARDS - 1) % SUIT_CARDS);
  }
  return rankSuits(...suits);
}

export const handNameOf = (strength: number): HandName =>
  HAND_NAMES[strength >> NAME_SHIFT] ?? 'high-card';

/** The same by the ranks of each suit. */
// oxlint-disable-next-line max-params
export function rankSuits(a: SuitRanks, b: SuitRanks, c: SuitRanks, d: SuitRanks): number {
  const once = a | b | c | d;
  const thrice = (a & b & (c | d)) | (c & d & (a | b));
  const twice = (a & b) | (c & d) | ((a | b) & (c | d));
  const flush = suited(a) | suited(b) | suited(c) | suited(d);
  if (flush !== 0 && straightIn(flush) !== 0) return strengthOf(8, 0, straightIn(flush));
  const fours = a & b & c & d;
  if (fours !== 0) return strengthOf(7, fours, top(once & ~fours, 1));
  const three = top(thrice, 1);
  const pairs = twice & ~three;
  if (three !== 0 && pairs !== 0) return strengthOf(6, three, top(pairs, 1));
  if (flush !== 0) return strengthOf(5, 0, top(flush, 5));
  if (straightIn(once) !== 0) return strengthOf(4, 0, straightIn(once));
  if (three !== 0) return strengthOf(3, three, top(once & ~three, 2));
  if (twice === 0) return strengthOf(0, 0, top(once, 5));
  const two = top(twice, 2);
  return two === (two & -two)
    ? strengthOf(1, two, top(once & ~two, 3))
    : strengthOf(2, two, top(once & ~two, 1));
}

const strengthOf = (name: number, made: number, beside: number): number =>
  (name << NAME_SHIFT) | (made << SUIT_CARDS) | beside;

const countOf = (bits: number): number => {
  let [left, count] = [bits, 0];
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
};

const COUNTS = Uint8Array.from({ length: 1 << SUIT_CARDS }, (_, bits) => countOf(bits));

const suited = (ranks: SuitRanks): number => ((COUNTS[ranks] ?? 0) >= 5 ? ranks : 0);

/** The so many highest bits; fewer where there are not so many. */
function top(bits: number, count: number): number {
  let [left, surplus] = [bits, (COUNTS[bits] ?? 0) - count];
  for (; surplus > 0; surplus -= 1) left &= left - 1;
  return left;
}

const WHEEL = 0b1_0000_0000_1111;

const highestRun = (ranks: number): number => {
  const ends = ranks & (ranks << 1) & (ranks << 2) & (ranks << 3) & (ranks << 4);
  if (ends !== 0) return 1 << (31 - Math.clz32(ends));
  // The ace counts below the two, and the run is then as high as the five.
  return (ranks & WHEEL) === WHEEL ? 0b1000 : 0;
};

const RUNS = Uint16Array.from({ length: 1 << SUIT_CARDS }, (_, ranks) => highestRun(ranks));

/** The highest rank of the best five in a row, as its bit; zero when there are none. */
const straightIn = (ranks: number): number => RUNS[ranks] ?? 0;
