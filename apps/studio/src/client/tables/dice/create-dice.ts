import { coverBowl, glassDome, plate } from '@baize/art/tables/vessels';
import { make } from '../../dom.ts';
import type { Theatre } from '../chips/chip-view.ts';
import type { Motion } from '../motion.ts';
import { picture } from '../picture.ts';
import './dice.css';

/** How a cube is turned so that each of its sides is seen, in the order of the faces. */
const TURNS = [
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
] as const;

const DICE = 3;
const FALL_MS = 900;
const LIFT_MS = 420;

type DiceOptions = {
  /** The six sides as drawings. */
  readonly faces: readonly string[];
  readonly cover: 'dome' | 'bowl';
};

/** Three dice on a plate. Under glass they are seen to tumble; under a bowl they are heard. */
export function createDice(
  { faces, cover }: DiceOptions,
  motion: Motion,
): Theatre<readonly number[]> {
  const cubes = Array.from({ length: DICE }, (_, place) => createCube(faces, place));
  const lid = picture(cover === 'dome' ? glassDome() : coverBowl(), 'lid');
  const element = make('div', { class: `dish is-${cover}` }, [
    picture(plate(), 'dish-plate'),
    make('div', { class: 'dice' }, cubes),
    lid,
  ]);
  element.dataset['state'] = 'rest';

  async function tumble(cube: HTMLElement, face: number, place: number) {
    const [x, y] = TURNS[face] ?? TURNS[0];
    const lean = `rotateX(-14deg) rotateY(${(place - 1) * 12}deg) rotateZ(${(place - 1) * 7}deg)`;
    await motion.run(
      cube,
      [
        { transform: `translateY(-40%) ${lean} rotateX(${x + 540}deg) rotateY(${y - 360}deg)` },
        { transform: `translateY(0) ${lean} rotateX(${x}deg) rotateY(${y}deg)` },
      ],
      { duration: FALL_MS + place * 140, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
    );
  }

  return {
    element,
    begin() {
      element.dataset['state'] = 'shaking';
      motion.hear(cover === 'dome' ? 'dice' : 'cup');
      lid.style.transform = '';
      lid.style.opacity = '';
    },
    async show(shown) {
      element.dataset['state'] = 'shown';
      const fall = cubes.map((cube, place) => tumble(cube, shown[place] ?? 0, place));
      motion.hear('dice');
      if (cover === 'dome') await Promise.all(fall);
      else await lift(motion, lid);
    },
    rest() {
      element.dataset['state'] = 'rest';
    },
  };
}

/** Up and away, so that everyone sees what lay under it. */
export const lift = (motion: Motion, lid: HTMLElement): Promise<void> =>
  motion.run(
    lid,
    [
      { transform: 'translateY(0)', opacity: '1' },
      { transform: 'translateY(-70%) rotate(8deg)', opacity: '0' },
    ],
    { duration: LIFT_MS, easing: 'ease-in' },
  );

function createCube(faces: readonly string[], place: number): HTMLElement {
  const cube = make('div', { class: 'cube' });
  cube.append(...faces.map((face, side) => picture(face, `side-of-die is-${side}`)));
  cube.style.setProperty('--place', String(place));
  const [x, y] = TURNS[place] ?? TURNS[0];
  cube.style.transform = `rotateX(-14deg) rotateX(${x}deg) rotateY(${y}deg)`;
  return cube;
}
