import { type Event, type Guess, hilo } from '@baize/engines/games/hilo/engine';
import { arrowDown, arrowUp } from '@baize/ui/icons';
import type { WireRound } from '../../../wire.ts';
import { icon, make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import { cardText, createCard, turnCards } from '../cards/card.ts';
import { eventsOf } from '../event-of.ts';
import type { Motion } from '../motion.ts';
import { timesText } from '../times-text.ts';
import type { HiloOffer } from './standing.ts';
import './layout.css';

const RANKS = 13;
const SHOWN = 14;

export type Layout = {
  readonly element: HTMLElement;
  drawOffers(standing: HiloOffer | null, isOff: boolean): void;
  /** Shows a round as far as it has come; its last card is turned. */
  show(round: WireRound, motion: Motion | null): Promise<void>;
  clear(): void;
};

type Words = Speech<Guess | 'card' | 'passed' | 'chance_of'>;

/** The card in the middle with a guess on either side, and the cards before it in a row. */
export function createLayout(say: Words, onGuess: (guess: Guess) => void): Layout {
  const card = createCard('card hilo-card');
  const passed = make('ol', { class: 'passed', 'aria-label': say('passed') });
  const higher = createGuess(say, 'higher', onGuess);
  const lower = createGuess(say, 'lower', onGuess);
  const place = make('div', { class: 'hilo-place', role: 'img', 'aria-label': say('card') }, [
    card.element,
  ]);
  const element = make('div', { class: 'board hilo' }, [
    make('div', { class: 'hilo-row' }, [lower.element, place, higher.element]),
    passed,
  ]);
  return {
    element,
    drawOffers(standing, isOff) {
      higher.draw(standing?.higher ?? null, isOff);
      lower.draw(standing?.lower ?? null, isOff);
    },
    async show(round, motion) {
      const events = eventsOf(hilo, round).filter((event) => event.type !== 'cash-out');
      const last = events.at(-1);
      if (!last) return;
      passed.replaceChildren(...events.slice(0, -1).slice(-SHOWN).map(passedCard));
      if (motion) await turnCards([{ view: card, card: last.card }], motion);
      else card.lay(last.card);
      place.setAttribute('aria-label', cardText(last.card));
      element.dataset['result'] =
        last.type === 'guess' ? (last.isRight ? 'right' : 'wrong') : 'none';
    },
    clear() {
      element.dataset['result'] = 'none';
      passed.replaceChildren();
      card.lay(null);
      place.setAttribute('aria-label', say('card'));
    },
  };
}

function passedCard(event: Exclude<Event, { type: 'cash-out' }>): HTMLElement {
  const small = createCard('card passed-card');
  small.lay(event.card);
  const way = event.type === 'guess' ? (event.guess === 'higher' ? arrowUp : arrowDown) : null;
  return make('li', { 'aria-label': cardText(event.card) }, [
    way === null ? null : icon(way),
    small.element,
  ]);
}

/** A guess with its chance and what the round would pay. */
function createGuess(say: Words, guess: Guess, onGuess: (guess: Guess) => void) {
  const pays = make('b');
  const chance = make('small');
  const made = make('button', { type: 'button', class: 'guess', 'data-guess': guess }, [
    icon(guess === 'higher' ? arrowUp : arrowDown),
    make('span', {}, [say(guess)]),
    pays,
    chance,
  ]);
  made.addEventListener('click', () => onGuess(guess));
  const percent = new Intl.NumberFormat(say.tag, { maximumFractionDigits: 1 });
  return {
    element: made,
    draw(offer: HiloOffer[Guess] | null, isOff: boolean) {
      const isOffered = offer !== null && offer.pays !== null;
      made.disabled = isOff || !isOffered;
      pays.replaceChildren(offer?.pays ? timesText(offer.pays, say.tag) : '–');
      const share = percent.format(((offer?.winning ?? 0) / RANKS) * 100);
      chance.replaceChildren(isOffered ? say('chance_of', { share }) : ' ');
    },
  };
}
