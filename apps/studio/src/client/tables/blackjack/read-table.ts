import type { Event } from '@baize/engines/games/blackjack/engine';
import { totalOf } from '@baize/engines/games/blackjack/hand';
import type { Card } from '@baize/engines/tables/cards';
import type { PaidBet } from '@baize/engines/tables/chips';

/** How the table stands after some events. */
export type TableView = {
  readonly dealer: readonly (Card | null)[];
  readonly hands: readonly (readonly Card[])[];
  /** How many stakes lie on each hand. */
  readonly stakes: readonly number[];
  readonly turn: number | null;
  readonly paid: readonly PaidBet[];
};

export function readTable(events: readonly Event[]): TableView {
  const dealer: (Card | null)[] = [];
  const hands: Card[][] = [[]];
  const stakes: number[] = [1];
  let turn: number | null = null;
  let paid: readonly PaidBet[] = [];
  for (const event of events) {
    if (event.type === 'deal' && event.to === 'dealer') dealer.push(event.card);
    if (event.type === 'deal' && event.to === 'player') hands[event.hand]?.push(event.card);
    if (event.type === 'reveal') dealer[1] = event.card;
    if (event.type === 'turn') turn = event.hand;
    if (event.type === 'double') stakes[event.hand] = (stakes[event.hand] ?? 1) + 1;
    if (event.type === 'split') {
      hands[event.into] = hands[event.hand]?.splice(-1) ?? [];
      stakes[event.into] = 1;
    }
    if (event.type === 'paid') [turn, paid] = [null, event.bets];
  }
  return { dealer, hands, stakes, turn, paid };
}

const isKnown = (card: Card | null): card is Card => card !== null;

/** What a hand counts, both readings while an ace leaves the choice. */
export function pointsText(cards: readonly (Card | null)[]): string {
  const known = cards.filter(isKnown);
  if (known.length === 0) return '';
  const { points, isSoft } = totalOf(known);
  return isSoft && points < 21 ? `${points - 10}/${points}` : `${points}`;
}

/** What a hand counts when it is over. */
export const finalText = (cards: readonly (Card | null)[]): string =>
  `${totalOf(cards.filter(isKnown)).points}`;
