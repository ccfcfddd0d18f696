import type { Card } from '@baize/engines/tables/cards';
import { make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import { cardText, createCard, turnCards } from '../cards/card.ts';
import type { Motion } from '../motion.ts';

const HAND = 5;

export type HandView = {
  readonly element: HTMLElement;
  /** Turns to these cards; those that lie there already stay. Null is the back. */
  turnTo(cards: readonly (Card | null)[], motion: Motion | null): Promise<void>;
  drawHold(hold: readonly boolean[], isOff: boolean): void;
  mark(result: 'none' | 'win' | 'lost'): void;
};

type Words = Speech<'held' | 'hold' | 'card_name' | 'card_covered' | 'hand'>;

/** Five cards, each a button that holds it. */
export function createHandView(say: Words, onHold: (place: number) => void): HandView {
  const places = Array.from({ length: HAND }, (_, place) => {
    const view = createCard();
    const tag = make('span', { class: 'hold-tag', 'aria-hidden': 'true' });
    const name = make('span', { class: 'unseen' });
    const made = make('button', { type: 'button', class: 'hold' }, [
      name,
      make('kbd', { 'aria-hidden': 'true' }, [String(place + 1)]),
      view.element,
      tag,
    ]);
    made.addEventListener('click', () => onHold(place));
    return { view, tag, name, made };
  });
  const element = make(
    'div',
    { class: 'hand', role: 'group', 'aria-label': say('hand'), dir: 'ltr' },
    places.map(({ made }) => made),
  );
  const tellNames = () =>
    places.forEach(({ view, name }, place) => {
      const number = String(place + 1);
      const text =
        view.card === null
          ? say('card_covered', { number })
          : say('card_name', { number, card: cardText(view.card) });
      name.replaceChildren(text);
    });
  tellNames();
  return {
    element,
    async turnTo(cards, motion) {
      const turns = places.flatMap(({ view }, place) => {
        const card = cards[place] ?? null;
        return view.card === card ? [] : [{ view, card }];
      });
      if (motion && turns.length > 0) await turnCards(turns, motion);
      else for (const { view, card } of turns) view.lay(card);
      tellNames();
    },
    drawHold(hold, isOff) {
      places.forEach(({ made, tag }, place) => {
        made.setAttribute('aria-pressed', String(hold[place] ?? false));
        made.setAttribute('aria-disabled', String(isOff));
        tag.replaceChildren(say(hold[place] ? 'held' : 'hold'));
      });
      element.dataset['off'] = String(isOff);
    },
    mark(result) {
      element.dataset['result'] = result;
    },
  };
}
