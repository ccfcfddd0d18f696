import type { Card } from '../../tables/cards.ts';
import type { PaidEvent } from '../../tables/chips.ts';
import type { SideHand, SideName } from './sides.ts';

/** One hand for one stake, and a stake for each side bet. */
export type Choice = { readonly sides?: readonly SideName[] };

export type Move = { readonly type: MoveType };

export type MoveType = 'hit' | 'stand' | 'double' | 'split';

/**
 * Hands are numbered from zero and played in that order; a split makes one with the next number. At
 * the end `paid` has a bet `hand:0`, `hand:1` … for each, with the stakes on it as its units, and then
 * the side bets.
 */
export type Event =
  | { readonly type: 'deal'; readonly to: 'player'; readonly hand: number; readonly card: Card }
  /** A card of null lies face down. */
  | { readonly type: 'deal'; readonly to: 'dealer'; readonly card: Card | null }
  /** What the first cards make of a side bet; a hand of null lost. */
  | { readonly type: 'side'; readonly bet: SideName; readonly hand: SideHand | null }
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
