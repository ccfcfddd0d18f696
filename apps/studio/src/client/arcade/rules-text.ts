import { make } from '../dom.ts';

export const paragraphs = (...texts: readonly string[]): readonly HTMLElement[] =>
  texts.map((text) => make('p', {}, [text]));

type Row = readonly [name: string, value: string];

/** What pays what, as a table that is read. */
export const payTable = (heads: Row, rows: readonly Row[]): HTMLElement =>
  make('table', {}, [
    make('thead', {}, [
      make('tr', {}, [
        make('th', { scope: 'col' }, [heads[0]]),
        make('th', { scope: 'col', class: 'end' }, [heads[1]]),
      ]),
    ]),
    make(
      'tbody',
      {},
      rows.map(([name, value]) =>
        make('tr', {}, [make('td', {}, [name]), make('td', { class: 'end' }, [value])]),
      ),
    ),
  ]);
