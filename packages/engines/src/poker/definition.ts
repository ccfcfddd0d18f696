import { CARDS } from '../tables/cards.ts';
import type { HandName } from './events.ts';

/** What makes a video poker: which hands it pays, and what is wild. */
export type PokerDefinition = {
  readonly key: string;
  readonly version: number;
  /** The rank whose cards stand for any other, or the joker, which is a card more; null without. */
  readonly wild: number | 'joker' | null;
  /** The lowest pair that pays; aces are above kings. Null where no pair does. */
  readonly highPairFrom: number | null;
  /** Times the stake, the best hand first. A hand that is not named pays nothing. */
  readonly pays: Readonly<Partial<Record<HandName, number>>>;
};

/** How many cards are shuffled. */
export const deckOf = ({ wild }: PokerDefinition): number => (wild === 'joker' ? CARDS + 1 : CARDS);
