import { choose } from '../arcade/choose.ts';
import { CARDS, type Card } from '../tables/cards.ts';

/**
 * Sets of up to five cards, taken together where they differ only in which suit is which: what holds
 * for one holds for all, and 134,459 hands stand for 2,598,960. A set is seen as its four suits, each
 * a number with a bit for every rank; the one whose suits fall in size stands for its class.
 */
export type CardClasses = {
  readonly count: number;
  /** Cards of each set. */
  readonly size: number;
  /** Class after class the cards of the one that stands for all. */
  readonly cards: Uint8Array;
  /** How many sets there are of each class. */
  readonly members: Uint8Array;
  /** Class after class the numbers of the classes of its parts, a part as one bit for each card. */
  readonly parts: Int32Array;
};

export const HAND = 5;

const SUITS = 4;
const SUIT_CARDS = CARDS / SUITS;
const ORDERS = 24;
const FACULTIES: readonly number[] = [1, 1, 2, 6, 24];

/** The ranks of every suit there can be, from the ace, and how many they are. */
const RANKS: readonly (readonly number[])[] = Array.from({ length: 1 << SUIT_CARDS }, (_, bits) =>
  Array.from({ length: SUIT_CARDS }, (__, rank) => rank).filter((rank) => (bits >> rank) & 1),
);
const COUNTS = Uint8Array.from(RANKS, ({ length }) => length);

/** The suits there can be by how many cards they have, each list in order of size. */
const BY_COUNT: readonly (readonly number[])[] = Array.from({ length: HAND + 1 }, (_, count) =>
  [...RANKS.keys()].filter((bits) => COUNTS[bits] === count),
);

/** All classes of sets of so many cards. */
export function classesOf(size: number): CardClasses {
  const found = fallingSuits(size);
  const count = found.length / SUITS;
  const classes: CardClasses = {
    count,
    size,
    cards: new Uint8Array(count * size),
    members: new Uint8Array(count),
    parts: new Int32Array(count << size),
  };
  for (let at = 0; at < count; at++) {
    const suits = found.slice(at * SUITS, (at + 1) * SUITS);
    classes.cards.set(cardsIn(suits), at * size);
    classes.members[at] = membersOf(suits);
    writeParts(classes, at);
  }
  return classes;
}

/** The suits of every class, four after four. */
function fallingSuits(size: number): readonly number[] {
  const found: number[] = [];
  const suits = [0, 0, 0, 0];
  const lay = (place: number, left: number): void => {
    if (place === SUITS) {
      found.push(...suits);
      return;
    }
    const highest = suits[place - 1] ?? RANKS.length;
    for (let count = place === SUITS - 1 ? left : 0; count <= left; count++) {
      for (const suit of BY_COUNT[count] ?? []) {
        if (suit > highest) break;
        suits[place] = suit;
        lay(place + 1, left - count);
      }
    }
  };
  lay(0, size);
  return found;
}

export const cardsAt = ({ cards, size }: CardClasses, at: number): readonly Card[] => [
  ...cards.subarray(at * size, (at + 1) * size),
];

const cardsIn = (suits: readonly number[]): readonly Card[] =>
  suits.flatMap((bits, suit) => (RANKS[bits] ?? []).map((rank) => suit * SUIT_CARDS + rank));

/** In how many ways the suits can be handed out: to change those that are alike changes nothing. */
function membersOf(suits: readonly number[]): number {
  let [ways, alike] = [ORDERS, 1];
  for (let suit = 1; suit <= SUITS; suit++) {
    if (suits[suit] === suits[suit - 1]) {
      alike += 1;
    } else {
      ways /= FACULTIES[alike] ?? 1;
      alike = 1;
    }
  }
  return ways;
}

/** By the size of a set and a card: how many sets of that size have only lower cards. */
const LOWER: readonly (readonly number[])[] = Array.from({ length: HAND + 1 }, (_, size) =>
  Array.from({ length: CARDS + 1 }, (__, card) => Number(choose(card, size))),
);

/** Where the numbers of sets of each size begin. */
const BEGINS: readonly number[] = Array.from({ length: HAND + 2 }, (_, size) =>
  LOWER.slice(0, size).reduce((all, row) => all + (row[CARDS] ?? 0), 0),
);

/** Numbers of classes are below this; not every number is one. */
export const CLASS_NUMBERS = BEGINS[HAND + 1] ?? 0;

const LINE = HAND + 1;

/** What a suit adds to the number of a set, by its place, the cards before it and its ranks. */
const ADDS: Int32Array = Int32Array.from({ length: SUITS * LINE * RANKS.length }, (_, at) => {
  const ranks = RANKS[at % RANKS.length] ?? [];
  const before = Math.floor(at / RANKS.length) % LINE;
  const suit = Math.floor(at / RANKS.length / LINE);
  return ranks.reduce((all, rank, place) => {
    return all + (LOWER[before + place + 1]?.[suit * SUIT_CARDS + rank] ?? 0);
  }, 0);
});

/** The suits of the part that is being numbered. */
const SCRATCH = new Int32Array(SUITS);

function writeParts({ cards, size, parts }: CardClasses, at: number): void {
  for (let part = 0; part < 1 << size; part++) {
    SCRATCH.fill(0);
    for (let place = 0; place < size; place++) {
      if (((part >> place) & 1) === 0) continue;
      const card = cards[at * size + place] ?? 0;
      const suit = (card / SUIT_CARDS) | 0;
      SCRATCH[suit] = (SCRATCH[suit] ?? 0) | (1 << (card % SUIT_CARDS));
    }
    parts[(at << size) + part] = numberOf(SCRATCH);
  }
}

function numberOf(suits: Int32Array): number {
  fall(suits);
  let number = 0;
  let before = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const bits = suits[suit] ?? 0;
    number += ADDS[(suit * LINE + before) * RANKS.length + bits] ?? 0;
    before += COUNTS[bits] ?? 0;
  }
  return number + (BEGINS[before] ?? 0);
}

/** Puts four numbers in order, the highest first, without a call for each comparison. */
function fall(suits: Int32Array): void {
  for (let place = 1; place < SUITS; place++) {
    const one = suits[place] ?? 0;
    let to = place;
    for (; to > 0 && (suits[to - 1] ?? 0) < one; to--) suits[to] = suits[to - 1] ?? 0;
    suits[to] = one;
  }
}
