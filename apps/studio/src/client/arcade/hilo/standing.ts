import {
  type Event,
  type Guess,
  offerOf,
  payoutOf,
  winningRanks,
} from '@baize/engines/games/hilo/engine';
import type { Card } from '@baize/engines/tables/cards';
import type { Ppm } from '@baize/std/money';

const RANKS = 13;

export type Offer = {
  /** What the round pays when the guess is right; null when it is not offered. */
  readonly pays: Ppm | null;
  /** Of 13 ranks, how many win. */
  readonly winning: number;
};

/** How a round stands: the card on the table, what it pays now, and what each guess would bring. */
export type HiloOffer = {
  readonly card: Card;
  readonly pays: Ppm;
  readonly higher: Offer;
  readonly lower: Offer;
};

/** Reads a round that is under way from its events, by the engine's own rules. */
export function standingOf(events: readonly Event[]): HiloOffer | null {
  let odds = { ranks: 1n, winning: 1n };
  let card: Card | null = null;
  for (const event of events) {
    if (event.type === 'cash-out') continue;
    if (event.type === 'guess' && card !== null) {
      odds = {
        ranks: odds.ranks * BigInt(RANKS),
        winning: odds.winning * BigInt(winningRanks(event.guess, card)),
      };
    }
    card = event.card;
  }
  if (card === null) return null;
  const top = card;
  const offer = (guess: Guess): Offer => ({
    pays: offerOf(odds, guess, top),
    winning: winningRanks(guess, top),
  });
  return { card, pays: payoutOf(odds), higher: offer('higher'), lower: offer('lower') };
}
