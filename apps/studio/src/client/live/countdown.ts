import { make } from '../dom.ts';
import type { Speech } from '../words.ts';
import { isTaking, type LiveState } from './room-model.ts';
import type { LiveWord } from './words.ts';

const TURN_MS = 200;

/** The seconds that are left to bet, by the server's clock; it only draws, the server decides. */
export function createCountdown(say: Speech<LiveWord>, read: () => LiveState): HTMLElement {
  const figure = make('b');
  const element = make('div', { class: 'countdown', role: 'timer' }, [figure]);
  const draw = () => {
    const state = read();
    const { round } = state.room;
    element.dataset['on'] = String(isTaking(state) && round !== null);
    if (!isTaking(state) || !round) return;
    const left = Math.max(0, round.closesAt - (performance.now() + state.aheadMs));
    const seconds = Math.ceil(left / 1_000);
    element.style.setProperty('--left', `${left / (round.closesAt - round.opensAt)}`);
    element.dataset['last'] = String(state.room.phase === 'last-call');
    if (figure.textContent === `${seconds}`) return;
    figure.replaceChildren(`${seconds}`);
    element.setAttribute('aria-label', say('seconds', { count: `${seconds}` }));
  };
  draw();
  setInterval(draw, TURN_MS);
  return element;
}
