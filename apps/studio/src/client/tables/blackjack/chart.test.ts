import { HARD } from '@baize/engines/games/blackjack/chart';
import { expect, test } from 'vitest';
import { groupRows } from './chart.ts';

test('rows that say the same stand together, and none is lost', () => {
  const rows = groupRows(HARD);
  expect(rows[0]).toEqual(['4–8', 'HHHHHHHHHH']);
  expect(rows.at(-1)).toEqual(['17–20', 'SSSSSSSSSS']);
  expect(groupRows({ 9: 'HD', 10: 'DD', 11: 'DD' })).toEqual([
    ['9', 'HD'],
    ['10–11', 'DD'],
  ]);
});
