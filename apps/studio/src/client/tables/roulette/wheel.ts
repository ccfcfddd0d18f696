import { wheelBowl, wheelRotor } from '@baize/art/tables/roulette-wheel';
import { definition } from '@baize/engines/games/roulette/definition';
import { isStill, make } from '../../dom.ts';
import type { Theatre } from '../chips/chip-view.ts';
import type { Motion } from '../motion.ts';
import { drawing, picture } from '../picture.ts';
import { colourOf } from './colour.ts';

const FILLS = { red: '#b81238', black: '#16123a', green: '#12876b' } as const;
const order: readonly number[] = definition.wheel;
const STEP = 360 / order.length;
const RUN_MS = 2_300;
const REST_MS = 900;
/** How far from the upper edge the ball runs and rests, in percent. */
const TRACK = '4.6%';
const POCKET = '20.4%';

const angleOf = (element: HTMLElement): number =>
  Number.parseInt(getComputedStyle(element).rotate, 10) || 0;

const turnTo = (degrees: number) => ({ rotate: `${degrees}deg` });

/** The wheel turns one way and the ball the other, until it falls and both rest together. */
export function createWheel(motion: Motion): Theatre<number> {
  const pockets = order.map((number) => ({ label: `${number}`, fill: FILLS[colourOf(number)] }));
  const rotor = make('div', { class: 'rotor' }, [drawing(wheelRotor(pockets), 'wheel-picture')]);
  const ball = make('i', { class: 'ball' });
  const arm = make('div', { class: 'arm' }, [ball]);
  const told = make('output', { class: 'wheel-number', 'aria-hidden': 'true' });
  const element = make('div', { class: 'wheel' }, [
    picture(wheelBowl(), 'wheel-picture'),
    rotor,
    arm,
    told,
  ]);
  let turning: readonly Animation[] = [];
  told.hidden = true;
  arm.hidden = true;

  const stop = () => {
    // The angles are read before the animations end. Not by `commitStyles`: it throws while the wheel
    // is hidden, as it is on a phone when a round was refused.
    const angles = [rotor, arm].map((part) => getComputedStyle(part).rotate);
    for (const animation of turning) animation.cancel();
    if (turning.length > 0) [rotor.style.rotate, arm.style.rotate] = angles as [string, string];
    turning = [];
  };
  const spin = (part: HTMLElement, by: number, duration: number) => {
    const from = angleOf(part);
    return part.animate([turnTo(from), turnTo(from + by)], { duration, iterations: Infinity });
  };

  return {
    element,
    begin() {
      told.hidden = true;
      arm.hidden = false;
      ball.style.insetBlockStart = TRACK;
      motion.hear('wheel');
      if (!isStill()) turning = [spin(rotor, 360, 4_000), spin(arm, -360, 800)];
    },
    async show(number) {
      arm.hidden = false;
      stop();
      const from = angleOf(rotor);
      const until = from + (RUN_MS / 4_000) * 360;
      const place = until + order.indexOf(number) * STEP;
      const start = angleOf(arm);
      const end = place - 360 * Math.ceil((place - start) / 360 + 2);
      await Promise.all([
        motion.run(rotor, [turnTo(from), turnTo(until)], { duration: RUN_MS }),
        motion.run(arm, [turnTo(start), turnTo(end)], {
          duration: RUN_MS,
          easing: 'cubic-bezier(0.3, 0.5, 0.6, 1)',
        }),
        motion.run(ball, fallingBall(), { duration: RUN_MS }),
      ]);
      motion.hear('ball');
      const rest = { duration: REST_MS, easing: 'cubic-bezier(0.1, 0.5, 0.4, 1)' };
      await Promise.all([
        motion.run(rotor, [turnTo(until), turnTo(until + 40)], rest),
        motion.run(arm, [turnTo(end), turnTo(end + 40)], rest),
      ]);
      told.hidden = false;
      told.dataset['tone'] = colourOf(number);
      told.replaceChildren(`${number}`);
    },
    rest() {
      stop();
      arm.hidden = true;
    },
  };
}

/** Round the rim, off a diamond, over the frets, into its pocket. */
const fallingBall = (): Keyframe[] => [
  { insetBlockStart: TRACK, offset: 0 },
  { insetBlockStart: TRACK, offset: 0.6, easing: 'ease-in' },
  { insetBlockStart: '17%', offset: 0.78, easing: 'ease-out' },
  { insetBlockStart: '12.5%', offset: 0.85, easing: 'ease-in' },
  { insetBlockStart: '20%', offset: 0.93, easing: 'ease-out' },
  { insetBlockStart: '17.5%', offset: 0.96, easing: 'ease-in' },
  { insetBlockStart: POCKET, offset: 1 },
];
