import { assert } from '@baize/std/assert';
import type { Rng } from '../core/rng.ts';

/** One of the 52: spades 0 to 12, hearts 13 to 25, diamonds, clubs; in each the ace first, the king last. */
export type Card = number;

export const CARDS = 52;

/** The one card more of decks that have it; it has neither rank nor suit. */
export const JOKER: Card = CARDS;

export const SUITS = ['spade', 'heart', 'diamond', 'club'] as const;

export type Suit = (typeof SUITS)[number];

const RANKS = 13;

/** 1 for an ace, 11, 12 and 13 for jack, queen and king. */
export const rankOf = (card: Card): number => (card % RANKS) + 1;

export const suitOf = (card: Card): Suit => SUITS[Math.floor(card / RANKS)] ?? 'spade';

export const cardOf = (rank: number, suit: Suit = 'spade'): Card =>
  SUITS.indexOf(suit) * RANKS + rank - 1;

/** The cards not dealt yet: how many of each, and of all. It lives as long as one round. */
export type Shoe = { readonly counts: number[]; left: number };

export const freshShoe = (decks: number): Shoe => ({
  counts: Array.from({ length: CARDS }, () => decks),
  left: CARDS * decks,
});

/** Takes a card out of the shoe, each of those left as likely as any other. */
export function drawFrom(shoe: Shoe, rng: Rng): Card {
  let place = rng.next(shoe.left);
  for (let card = 0; card < CARDS; card++) {
    const count = shoe.counts[card] ?? 0;
    if (place < count) {
      shoe.counts[card] = count - 1;
      shoe.left -= 1;
      return card;
    }
    place -= count;
  }
  assert(false, 'a shoe counts its cards right');
}
