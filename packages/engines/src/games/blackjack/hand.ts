import { type Card, rankOf } from '../../tables/cards.ts';

export const BEST = 21;

/** What a hand counts: the better of its readings, soft while an ace in it counts eleven. */
export type Total = { readonly points: number; readonly isSoft: boolean };

/** An ace is one here, pictures are ten. */
export const valueOf = (card: Card): number => Math.min(rankOf(card), 10);

/** The reading of a sum in which aces count one. */
export const readingOf = (sum: number, hasAce: boolean): Total =>
  hasAce && sum + 10 <= BEST ? { points: sum + 10, isSoft: true } : { points: sum, isSoft: false };

export function totalOf(cards: readonly Card[]): Total {
  const values = cards.map(valueOf);
  return readingOf(
    values.reduce((sum, value) => sum + value, 0),
    values.includes(1),
  );
}

export const isBust = (cards: readonly Card[]): boolean => totalOf(cards).points > BEST;

/** Of the two cards first dealt; the same after a split is only 21. */
export const isBlackjack = (cards: readonly Card[]): boolean =>
  cards.length === 2 && totalOf(cards).points === BEST;

export const isPair = ([first, second, third]: readonly Card[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  third === undefined &&
  valueOf(first) === valueOf(second);
