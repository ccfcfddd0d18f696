import type { Card } from '@baize/engines/tables/cards';
import { make } from '../../dom.ts';
import type { Motion } from '../motion.ts';
import { createCard } from './card.ts';
import './side.css';

export type Side = {
  readonly element: HTMLElement;
  deal(card: Card): Promise<void>;
  /** What its cards count; nothing takes the figure away. */
  count(points: string): void;
  /** Whether it won; null before anyone knows. */
  settle(isWinner: boolean | null): void;
  clear(): void;
};

type SideOptions = {
  readonly name: string;
  readonly look: string;
  readonly motion: Motion;
  /** The sign of the side, where it has one. */
  readonly sign?: Node;
};

/** One side of a table of two: its name, its cards, what they count. */
export function createSide({ name, look, motion, sign }: SideOptions): Side {
  const cards = make('div', { class: 'side-cards' });
  const points = make('output', { class: 'side-points', 'aria-hidden': 'true' });
  const element = make('div', { class: `card-side-of ${look}` }, [
    make('div', { class: 'side-head' }, [sign ?? null, make('span', {}, [name]), points]),
    cards,
  ]);
  return {
    element,
    async deal(card) {
      const made = createCard(card, motion);
      if (cards.childElementCount === 2) made.element.classList.add('is-third');
      cards.append(made.element);
      await made.deal();
    },
    count: (text) => points.replaceChildren(text),
    settle(isWinner) {
      element.dataset['won'] = isWinner === null ? '' : String(isWinner);
    },
    clear() {
      cards.replaceChildren();
      points.replaceChildren();
      element.dataset['won'] = '';
    },
  };
}
