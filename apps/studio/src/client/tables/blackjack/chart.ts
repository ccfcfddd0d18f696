import { DEALER_CARDS, HARD, PAIRS, SOFT } from '@baize/engines/games/blackjack/chart';
import { make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import type { BlackjackWord } from './words.ts';

type Rows = Readonly<Record<number, string>>;

const cardName = (value: number): string => (value === 1 ? 'A' : String(value));

/** Rows that say the same stand together: 17–20. */
export function groupRows(rows: Rows): readonly (readonly [name: string, letters: string])[] {
  const groups: { first: string; last: string; letters: string }[] = [];
  for (const [key, letters] of Object.entries(rows)) {
    const known = groups.at(-1);
    if (known?.letters === letters) known.last = key;
    else groups.push({ first: key, last: key, letters });
  }
  return groups.map(({ first, last, letters }) => [
    first === last ? first : `${first}–${last}`,
    letters,
  ]);
}

const pairNames = (): readonly (readonly [string, string])[] =>
  Object.entries(PAIRS).map(([value, letters]) => {
    const name = cardName(Number(value));
    return [`${name} ${name}`, letters];
  });

/** The best play of this table, as the engine's own tests compute it. */
export function createChart(say: Speech<BlackjackWord>): HTMLElement {
  const part = (word: BlackjackWord, rows: readonly (readonly [string, string])[]) => [
    make('tr', {}, [make('th', { colspan: '11', scope: 'colgroup' }, [say(word)])]),
    ...rows.map(([name, letters]) =>
      make('tr', {}, [
        make('th', { scope: 'row' }, [name]),
        ...letters.split('').map((letter) => make('td', { 'data-letter': letter }, [letter])),
      ]),
    ),
  ];
  const heads = DEALER_CARDS.map((value) => make('th', { scope: 'col' }, [cardName(value)]));
  return make('table', { class: 'chart' }, [
    make('caption', {}, [say('chart')]),
    make('thead', {}, [make('tr', {}, [make('td'), ...heads])]),
    make('tbody', {}, [
      ...part('hard', groupRows(HARD)),
      ...part('soft', groupRows(SOFT)),
      ...part('pairs', pairNames()),
    ]),
  ]);
}
