import { definition } from '@baize/engines/games/over-under/definition';
import type { Choice } from '@baize/engines/games/over-under/engine';
import { make } from '../../dom.ts';
import { hundredths } from '../../money.ts';
import type { Speech } from '../../words.ts';
import { targetsOf } from './choice.ts';
import './track.css';

const { rolls } = definition;

export type Track = {
  readonly element: HTMLElement;
  readonly slider: HTMLInputElement;
  draw(choice: Choice): void;
  /** Puts the orb where the roll ended; null takes it away. */
  mark(roll: number | null, isWin: boolean): void;
};

/** From 0 to 100, the winning part lit; the target is moved by its handle or the arrow keys. */
export function createTrack(say: Speech<'target'>, onTarget: (target: number) => void): Track {
  const slider = make('input', { type: 'range', step: '25', 'aria-label': say('target') });
  const orb = make('img', { class: 'orb', src: '/art/orb.svg', alt: '', draggable: 'false' });
  const rail = make('div', { class: 'rail' }, [make('div', { class: 'lit' }), orb, slider]);
  const scale = [0, 25, 50, 75, 100].map((part) => make('span', {}, [String(part)]));
  slider.addEventListener('input', () => onTarget(Number(slider.value)));
  orb.hidden = true;
  return {
    element: make('div', { class: 'track', dir: 'ltr' }, [
      rail,
      make('div', { class: 'scale', 'aria-hidden': 'true' }, scale),
    ]),
    slider,
    draw({ side, target }) {
      const [least, most] = targetsOf(side);
      slider.min = String(least);
      slider.max = String(most);
      slider.value = String(target);
      slider.setAttribute('aria-valuetext', hundredths(target, say.tag));
      rail.dataset['side'] = side;
      rail.style.setProperty('--target', String(target / rolls));
      rail.style.setProperty('--least', String(least / rolls));
      rail.style.setProperty('--most', String(most / rolls));
    },
    mark(roll, isWin) {
      orb.hidden = roll === null;
      rail.dataset['result'] = isWin ? 'win' : 'lost';
      if (roll !== null) rail.style.setProperty('--roll', String(roll / rolls));
    },
  };
}
