import { openCanvas } from '@baize/art/canvas';
import { type MaterialNames, materialsOf } from '@baize/art/materials';
import { rooster } from '@baize/art/motifs/beasts';
import { definition } from '@baize/engines/games/cockfight/definition';
import {
  endingOf,
  type Fight,
  type Meeting,
  SIDES,
  type Side,
} from '@baize/engines/games/cockfight/fight';
import { make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import type { Motion } from '../motion.ts';
import { picture } from '../picture.ts';
import type { CockfightWord } from './words.ts';
import './arena.css';

export type Arena = {
  readonly element: HTMLElement;
  clear(): void;
  /** The emblems meet once, and their strength sinks to what is told. */
  meet(left: Meeting): Promise<void>;
  settle(fight: Fight): void;
};

const MATERIALS: Readonly<Record<Side, MaterialNames>> = {
  meron: ['ruby', 'coral', 'gold'],
  wala: ['azure', 'jade', 'gold'],
};

/** The emblem of a side: a painted shield with feathers, and no living thing. */
function emblemOf(side: Side): HTMLImageElement {
  const canvas = openCanvas(`emblem ${side}`);
  const drawn = rooster(canvas, materialsOf(MATERIALS[side]));
  return picture(
    canvas.picture(drawn, { box: [-105, -105, 210, 210], fit: 'meet' }),
    'emblem-sign',
  );
}

type Corner = {
  readonly element: HTMLElement;
  readonly emblem: HTMLElement;
  draw(strength: number): void;
};

function createCorner(side: Side, say: Speech<CockfightWord>): Corner {
  const emblem = make('div', { class: 'emblem' }, [emblemOf(side)]);
  const bar = make('i');
  const number = make('b');
  const meter = make('div', { class: 'strength', role: 'meter', 'aria-label': say(side) }, [bar]);
  meter.setAttribute('aria-valuemax', `${definition.strength}`);
  const element = make('div', { class: `corner of-${side}` }, [
    emblem,
    make('p', { class: 'corner-name' }, [say(side), ' ', number]),
    meter,
  ]);
  return {
    element,
    emblem,
    draw(strength) {
      bar.style.inlineSize = `${(100 * strength) / definition.strength}%`;
      meter.setAttribute('aria-valuenow', `${strength}`);
      number.textContent = `${strength}`;
    },
  };
}

const LUNGE = { duration: 620, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' } as const;

/** The ring of dawn: two emblems that meet, and feathers of light where they do. */
export function createArena(say: Speech<CockfightWord>, motion: Motion): Arena {
  const corners = { meron: createCorner('meron', say), wala: createCorner('wala', say) };
  const flash = make('div', { class: 'arena-flash', 'aria-hidden': true });
  const element = make('div', { class: 'arena' }, [
    corners.meron.element,
    flash,
    corners.wala.element,
  ]);
  const lunge = (side: Side, by: number) =>
    motion.run(
      corners[side].emblem,
      [
        { transform: 'none' },
        { transform: `translateX(${by}%) rotate(${by / 12}deg)`, offset: 0.55 },
        { transform: 'none' },
      ],
      LUNGE,
    );
  return {
    element,
    clear() {
      delete element.dataset['ending'];
      for (const side of SIDES) corners[side].draw(definition.strength);
    },
    async meet(left) {
      motion.hear('fight');
      const burst = motion.run(
        flash,
        [
          { opacity: '0', transform: 'scale(0.3)' },
          { opacity: '1', transform: 'scale(1.05) rotate(20deg)', offset: 0.6 },
          { opacity: '0', transform: 'scale(1.5) rotate(40deg)' },
        ],
        { ...LUNGE, delay: 120 },
      );
      await Promise.all([lunge('meron', 52), lunge('wala', -52), burst]);
      for (const side of SIDES) corners[side].draw(left[side]);
    },
    settle(fight) {
      element.dataset['ending'] = endingOf(fight);
    },
  };
}
