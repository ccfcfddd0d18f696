import type { Card } from '../../tables/cards.ts';
import type { PaidEvent } from '../../tables/chips.ts';

/** There is nothing to choose before the cards: one hand for one stake. */
export type Choice = Readonly<Record<string, never>>;

export type Move = { readonly type: MoveType };

export type MoveType = 'hit' | 'stand' | 'double' | 'split';

/**
 * Hands are numbered from zero and played in that order; a split makes one with the next number. At
 * the end `paid` has a bet `hand:0`, `hand:1` … for each, with the stakes on it as its units.
 */
export type Event =
  | { readonly type: 'deal'; readonly to: 'player'; readonly hand: number; readonly card: Card }
  /** A card of null lies face down. */
  | { readonly type: 'deal'; readonly to: 'dealer'; readonly card: Card | null }
  /** From here on the moves are for this hand. */
  | { readonly type: 'turn'; readonly hand: number }
  | { readonly type: 'double'; readonly hand: number }
  /** The second card of the hand becomes the first of a new one. */
  | { readonly type: 'split'; readonly hand: number; readonly into: number }
  /** By the player, or because nothing is left to decide. */
  | { readonly type: 'stand'; readonly hand: number }
  | { readonly type: 'bust'; readonly hand: number }
  | { readonly type: 'blackjack'; readonly of: 'player' | 'dealer' }
  /** The dealer's face-down card is turned. */
  | { readonly type: 'reveal'; readonly card: Card }
  | PaidEvent;
