import { cardBack, cardFace, jokerFace, letterOf } from '@baize/art/tables/card-face';
import { type Card, JOKER, rankOf, suitOf } from '@baize/engines/tables/cards';
import { make } from '../../dom.ts';
import { drawing } from '../../tables/picture.ts';
import type { Motion } from '../motion.ts';
import './card.css';

const SIGNS = { spade: '♠', heart: '♥', diamond: '♦', club: '♣' } as const;

/** A card as it is written: Q♥; the joker is a star. */
export const cardText = (card: Card): string =>
  card === JOKER ? '★' : letterOf(rankOf(card)) + SIGNS[suitOf(card)];

function pictureOf(card: Card | null): string {
  if (card === null) return cardBack();
  return card === JOKER ? jokerFace() : cardFace({ rank: rankOf(card), suit: suitOf(card) });
}

const TURN_MS = 240;
const STAGGER_MS = 80;

export type CardView = {
  readonly element: HTMLElement;
  readonly card: Card | null;
  /** Lays a card, or its back, without motion. */
  lay(card: Card | null): void;
  /** From 0 to 1: what lies there turns over to another card. */
  turn(card: Card | null, part: number): void;
};

/** One place for a card; what lies there is told to readers by what is around it. */
export function createCard(look = 'card'): CardView {
  const element = make('span', { class: look, 'aria-hidden': 'true' });
  let shown: Card | null = null;
  const lay = (card: Card | null) => {
    shown = card;
    element.replaceChildren(drawing(pictureOf(card), 'card-picture'));
  };
  lay(null);
  return {
    element,
    get card() {
      return shown;
    },
    lay,
    turn(card, part) {
      if (part >= 0.5 && shown !== card) lay(card);
      const degrees = part < 0.5 ? part * 180 : part * 180 - 180;
      element.style.rotate = part > 0 && part < 1 ? `y ${degrees}deg` : '';
    },
  };
}

export type Turn = { readonly view: CardView; readonly card: Card | null };

/** Turns some cards over, one shortly after the other. */
export async function turnCards(turns: readonly Turn[], motion: Motion): Promise<void> {
  const ms = TURN_MS + STAGGER_MS * (turns.length - 1);
  await motion.run(ms, (part) =>
    turns.forEach(({ view, card }, place) => {
      const own = (part * ms - place * STAGGER_MS) / TURN_MS;
      view.turn(card, Math.min(1, Math.max(0, part < 1 ? own : 1)));
    }),
  );
}
