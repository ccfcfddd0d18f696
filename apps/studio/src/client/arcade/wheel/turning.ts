import { definition } from '@baize/engines/games/wheel/definition';
import type { Choice } from '@baize/engines/games/wheel/engine';
import { make } from '../../dom.ts';
import { drawing } from '../../tables/picture.ts';
import { easeOut, type Motion } from '../motion.ts';
import { discOf } from './disc.ts';
import './turning.css';

const TURN_MS = 2_600;
const TURNS = 4;

export type Turning = {
  readonly element: HTMLElement;
  setWheel(choice: Choice): void;
  turnTo(segment: number, motion: Motion): Promise<void>;
  /** Puts a segment under the pointer without motion. */
  stand(segment: number): void;
  mark(result: 'none' | 'win' | 'lost'): void;
};

/** A wheel under a pointer. It always turns on from where it stands, and stops in mid-segment. */
export function createTurning(tag: string, onTick: () => void = () => {}): Turning {
  const disc = make('div', { class: 'disc' });
  const element = make('div', { class: 'turning' }, [
    disc,
    make('span', { class: 'pointer', 'aria-hidden': 'true' }),
  ]);
  let degrees = 0;
  let segments = 1;
  const draw = (next: number) => {
    const share = 360 / segments;
    if (Math.floor(next / share + 0.5) !== Math.floor(degrees / share + 0.5)) onTick();
    degrees = next;
    disc.style.rotate = `${next}deg`;
  };
  const angleOf = (segment: number) => -(segment * 360) / segments;
  return {
    element,
    setWheel(choice) {
      segments = choice.segments;
      const pays = definition.pays[choice.segments][choice.risk];
      disc.replaceChildren(drawing(discOf(pays, tag), 'disc-face'));
      degrees = 0;
      disc.style.rotate = '0deg';
    },
    turnTo(segment, motion) {
      const from = degrees;
      const rest = (((angleOf(segment) - from) % 360) + 360) % 360;
      const way = TURNS * 360 + rest;
      return motion.run(TURN_MS, (part) =>
        draw(part < 1 ? from + way * easeOut(easeOut(part)) : (from + way) % 360),
      );
    },
    stand: (segment) => {
      degrees = angleOf(segment);
      disc.style.rotate = `${degrees}deg`;
    },
    mark(result) {
      element.dataset['result'] = result;
    },
  };
}
