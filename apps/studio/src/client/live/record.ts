import { make } from '../dom.ts';
import { colourOf } from '../tables/roulette/colour.ts';
import type { Speech } from '../words.ts';
import { drawRoads, type SideNames } from './roads-view.ts';
import type { LiveWord } from './words.ts';

export type TableRecord = {
  readonly element: HTMLElement;
  draw(marks: readonly string[]): void;
};

const NUMBERS = 24;

/** What fell at this table: five roads, or the last numbers; and that none of it foretells anything. */
export function createRecord(names: SideNames | null, say: Speech<LiveWord>): TableRecord {
  const body = make('div', { class: names ? 'roads' : 'road-numbers' });
  const element = make(
    'section',
    { class: 'record', 'aria-label': say(names ? 'roads' : 'numbers') },
    [body, make('p', { class: 'no-forecast' }, [say('no_forecast')])],
  );
  let drawn: readonly string[] | null = null;
  return {
    element,
    draw(marks) {
      if (marks === drawn) return;
      drawn = marks;
      body.replaceChildren(...(names ? drawRoads(marks, names, say) : numbersOf(marks)));
    },
  };
}

const numbersOf = (marks: readonly string[]): readonly Node[] =>
  marks
    .slice(-NUMBERS)
    .toReversed()
    .map((mark) => {
      const number = Number(mark.slice(1));
      return make('b', { 'data-tone': colourOf(number) }, [`${number}`]);
    });
