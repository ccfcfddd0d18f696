import { expect, test } from 'vitest';
import { readHabits, shownColumns } from './table-habits.ts';

const COLUMNS = [{ key: 'name', isHeader: true }, { key: 'stake' }, { key: 'payout' }];

const storageOf = (text: string | null) => ({ getItem: () => text });

test('a column that is hidden is not shown, and the one that names the row always is', () => {
  const shown = shownColumns(COLUMNS, ['name', 'payout', 'gone']);
  expect(shown.map(({ key }) => key)).toEqual(['name', 'stake']);
});

test.each([[null], ['no json'], ['{"hidden":7}'], ['[]'], ['"x"']])(
  'what is kept and not ours hides nothing: %s',
  (text) => {
    expect(readHabits('reports', storageOf(text))).toEqual({ hidden: [], isDense: null });
  },
);

test('what was chosen comes back', () => {
  const kept = { hidden: ['stake'], isDense: true };
  expect(readHabits('reports', storageOf(JSON.stringify(kept)))).toEqual(kept);
});
