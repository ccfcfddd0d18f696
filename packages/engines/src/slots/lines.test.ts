import { expect, test } from 'vitest';
import { winsOnLines } from './lines.ts';
import { machineOf } from './machine.ts';
import { firstLines } from './paylines.ts';
import { gridOf, smallSlot } from './testing/small-slot.ts';

const machine = machineOf(
  smallSlot({ strips: ['A', 'A', 'A', 'A', 'A'], wins: { by: 'lines', lines: firstLines(1) } }),
);
const MIDDLE = firstLines(1);

test.each([
  { line: 'AAAAA', symbol: 'A', count: 5, pays: 100 },
  { line: 'AAAKA', symbol: 'A', count: 3, pays: 10 },
  { line: 'AAKAA', symbol: 'A', count: 2, pays: 2 },
  { line: 'AWAKK', symbol: 'A', count: 3, pays: 10 },
  { line: 'WAAKK', symbol: 'A', count: 3, pays: 10 },
  { line: 'AXAKK', symbol: 'A', count: 3, pays: 20 },
  { line: 'AXXXA', symbol: 'A', count: 5, pays: 800 },
  { line: 'AXKKK', symbol: 'A', count: 2, pays: 4 },
  // Two wilds alone pay 5, three kings with them pay 5 as well: the longer run is told.
  { line: 'WWKAA', symbol: 'K', count: 3, pays: 5 },
  // Three wilds alone pay 50, more than four jacks.
  { line: 'WWWJA', symbol: 'W', count: 3, pays: 50 },
  { line: 'WWSAA', symbol: 'W', count: 2, pays: 5 },
  { line: 'WWWWW', symbol: 'W', count: 5, pays: 50 },
])('$line pays $pays for $count $symbol', ({ line, symbol, count, pays }) => {
  const wins = winsOnLines(machine, MIDDLE, gridOf(machine, ['QJQJQ', line, 'JQJQJ']));
  const place = machine.definition.symbols.findIndex(({ code }) => code === symbol);
  const cells = [1, 4, 7, 10, 13].slice(0, count);
  expect(wins).toEqual([{ symbol: place, count, cells, line: 0, pays }]);
});

test.each(['KKAAA', 'KAAAA', 'SSSSS', 'CCCCC', 'AKAAA', 'SAAAA', 'KSKKK', 'WSAAA'])(
  '%s pays nothing',
  (line) => {
    expect(winsOnLines(machine, MIDDLE, gridOf(machine, ['QJQJQ', line, 'JQJQJ']))).toEqual([]);
  },
);

test('every line is told by its place, with the cells it crosses', () => {
  const grid = gridOf(machine, ['AKJKA', 'KAKAJ', 'JQAQK']);
  const found = winsOnLines(machine, firstLines(5), grid);
  expect(found.map(({ line, cells }) => ({ line, cells }))).toEqual([
    { line: 3, cells: [0, 4, 8, 10, 12] },
  ]);
});

test('there are twenty-five lines, and no two are the same', () => {
  const lines = firstLines(25).map((line) => line.join(''));
  expect(new Set(lines).size).toBe(25);
  expect(lines.every((line) => /^[012]{5}$/.test(line))).toBe(true);
});
