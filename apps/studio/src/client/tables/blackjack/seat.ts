import type { Card } from '@baize/engines/tables/cards';
import { make } from '../../dom.ts';
import { type CardElement, createCard } from '../cards/card.ts';
import type { Motion } from '../motion.ts';

/** One hand on the table: its cards, what they count, what lies on it. */
export type Seat = {
  readonly element: HTMLElement;
  deal(card: Card | null): Promise<void>;
  /** Turns the card that lies face down. */
  reveal(card: Card): Promise<void>;
  /** Gives its last card away, to a hand that is split off. */
  give(): CardElement | null;
  take(card: CardElement | null): void;
  write(facts: SeatFacts): void;
};

type SeatFacts = {
  readonly name: string;
  readonly points: string;
  /** What is staked on it. */
  readonly stake: string;
  readonly isTurn: boolean;
  readonly result: { readonly text: string; readonly tone: 'win' | 'back' | 'lost' } | null;
};

export function createSeat(motion: Motion): Seat {
  const held: CardElement[] = [];
  const cards = make('div', { class: 'seat-cards' });
  const name = make('span', { class: 'seat-name' });
  const points = make('b', { class: 'side-points' });
  const stake = make('span', { class: 'seat-stake' });
  const result = make('span', { class: 'seat-result' });
  const element = make('div', { class: 'seat' }, [
    make('div', { class: 'seat-head' }, [name, points]),
    cards,
    make('div', { class: 'seat-foot' }, [stake, result]),
  ]);
  const spread = () => cards.style.setProperty('--held', String(held.length));
  const add = (card: CardElement) => {
    held.push(card);
    cards.append(card.element);
    spread();
  };
  return {
    element,
    async deal(card) {
      const made = createCard(card, motion);
      add(made);
      await made.deal();
    },
    reveal: async (card) => held[1]?.turn(card),
    give() {
      const last = held.pop() ?? null;
      last?.element.remove();
      spread();
      return last;
    },
    take(card) {
      if (card) add(card);
    },
    write(facts) {
      name.replaceChildren(facts.name);
      points.replaceChildren(facts.points);
      stake.replaceChildren(facts.stake);
      result.replaceChildren(facts.result?.text ?? '');
      element.dataset['turn'] = String(facts.isTurn);
      element.dataset['result'] = facts.result?.tone ?? 'none';
    },
  };
}
