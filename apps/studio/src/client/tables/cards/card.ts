import { cardBack, cardFace, letterOf } from '@baize/art/tables/card-face';
import { type Card, rankOf, suitOf } from '@baize/engines/tables/cards';
import { make } from '../../dom.ts';
import type { Motion } from '../motion.ts';
import { drawing, picture } from '../picture.ts';
import './card.css';

const SIGNS = { spade: '♠', heart: '♥', diamond: '♦', club: '♣' } as const;
const DEAL_MS = 260;
const TURN_MS = 240;

/** A card in two letters, as lists and readers have it. */
export const cardText = (card: Card): string => `${letterOf(rankOf(card))}${SIGNS[suitOf(card)]}`;

export type CardElement = {
  readonly element: HTMLElement;
  /** Comes out of the shoe and is turned, if it is known. */
  deal(): Promise<void>;
  /** A card that lay face down is turned. */
  turn(card: Card): Promise<void>;
};

/** A card on the table; one of null lies face down. */
export function createCard(card: Card | null, motion: Motion): CardElement {
  const front = make('div', { class: 'card-side' });
  const back = make('div', { class: 'card-side is-back' }, [picture(cardBack(), 'card-picture')]);
  const body = make('div', { class: 'card-body' }, [front, back]);
  const element = make('div', { class: 'card', role: 'img' }, [body]);
  let known = card;
  body.style.transform = 'rotateY(180deg)';

  async function turn(next: Card) {
    known = next;
    front.replaceChildren(
      drawing(cardFace({ rank: rankOf(next), suit: suitOf(next) }), 'card-picture'),
    );
    element.setAttribute('aria-label', cardText(next));
    await motion.run(body, [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }], {
      duration: TURN_MS,
      easing: 'ease-in-out',
    });
  }

  return {
    element,
    async deal() {
      motion.hear('card');
      await motion.run(
        element,
        [
          { translate: '9rem -8rem', rotate: '24deg', opacity: '0' },
          { translate: '0 0', rotate: '0deg', opacity: '1' },
        ],
        { duration: DEAL_MS, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
      );
      if (known !== null) await turn(known);
    },
    turn,
  };
}
