import { make } from '../dom.ts';
import type { Speech } from '../words.ts';
import type { LiveWord } from './words.ts';

export type TableRecord = {
  readonly element: HTMLElement;
  draw(marks: readonly string[]): void;
};

export type RecordDrawing = {
  /** Five roads of a shoe; else the last results. */
  readonly isRoad: boolean;
  readonly draw: (marks: readonly string[]) => readonly Node[];
};

/** What fell at this table, and that none of it foretells anything. */
export function createRecord({ isRoad, draw }: RecordDrawing, say: Speech<LiveWord>): TableRecord {
  const body = make('div', { class: isRoad ? 'roads' : 'road-numbers' });
  const element = make(
    'section',
    { class: 'record', 'aria-label': say(isRoad ? 'roads' : 'numbers') },
    [body, make('p', { class: 'no-forecast' }, [say('no_forecast')])],
  );
  let drawn: readonly string[] | null = null;
  return {
    element,
    draw(marks) {
      if (marks === drawn) return;
      drawn = marks;
      body.replaceChildren(...draw(marks.slice(isRoad ? 0 : -LAST)));
    },
  };
}

const LAST = 24;

type Mark = { readonly text: string; readonly tone: string; readonly face?: () => Node };

/** The newest first. */
export const drawMarks = (marks: readonly Mark[]): readonly Node[] =>
  marks
    .toReversed()
    .map(({ text, tone, face }) =>
      make('b', { 'data-tone': tone, ...(face && { 'aria-label': text }) }, [face?.() ?? text]),
    );
