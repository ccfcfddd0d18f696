import { balloon } from '@baize/art/arcade/balloon';
import { drawMotif } from '@baize/art/arcade/draw-motif';
import { nightSky } from '@baize/art/arcade/night-sky';
import { make } from '../../dom.ts';
import { hundredths } from '../../money.ts';
import { picture } from '../../tables/picture.ts';
import './sky.css';

const GRADES = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 100_000, 1_000_000];

export type Sky = {
  readonly element: HTMLElement;
  /** Chooses how much of the sky is seen, and where the line to be reached lies. */
  aim(target: number, farthest?: number): void;
  /** Lifts the balloon to so many hundredths. */
  lift(reached: number): void;
  mark(result: 'none' | 'win' | 'lost'): void;
};

/** A balloon over the clouds: each line up is a multiple of the one below, so that all fit. */
export function createSky(tag: string): Sky {
  const vessel = picture(
    drawMotif({ name: 'balloon', motif: balloon, materials: ['ruby', 'pearl', 'gold'] }),
    'balloon',
  );
  const figure = make('output', { class: 'reached' }, [`${hundredths(100, tag)}×`]);
  const goal = make('div', { class: 'goal' }, [make('span')]);
  const grades = GRADES.map((grade) => {
    const text = new Intl.NumberFormat(tag).format(grade / 100);
    return [grade, make('i', { 'aria-hidden': 'true' }, [`${text}×`])] as const;
  });
  const element = make('div', { class: 'board sky', dir: 'ltr' }, [
    picture(nightSky(), 'far'),
    make('div', { class: 'grades' }, [...grades.map(([, made]) => made), goal]),
    vessel,
    figure,
  ]);
  let top = 1;
  const heightOf = (value: number) => Math.log(Math.max(1, value / 100)) / top;
  return {
    element,
    aim(target, farthest = 0) {
      top = Math.log(Math.max(1_000, target * 2.2, farthest * 1.25) / 100);
      for (const [grade, made] of grades) {
        made.hidden = heightOf(grade) > 1;
        made.style.setProperty('--up', String(heightOf(grade)));
      }
      goal.style.setProperty('--up', String(heightOf(target)));
      goal.firstElementChild?.replaceChildren(`${hundredths(target, tag)}×`);
    },
    lift(reached) {
      element.style.setProperty('--lift', String(heightOf(reached)));
      figure.replaceChildren(`${hundredths(reached, tag)}×`);
    },
    mark(result) {
      element.dataset['result'] = result;
    },
  };
}
