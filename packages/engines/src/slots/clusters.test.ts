import { expect, test } from 'vitest';
import { winsByClusters } from './clusters.ts';
import { fall } from './fall.ts';
import { machineOf } from './machine.ts';
import { gridOf, shown, smallSlot } from './testing/small-slot.ts';

const machine = machineOf(
  smallSlot({ strips: ['AKQJ', 'AKQJ', 'AKQJ', 'AKQJ'], rows: 4, wins: { by: 'clusters' } }),
);

const winsIn = (...rows: readonly string[]) =>
  winsByClusters(machine, gridOf(machine, rows)).map(({ symbol, cells, pays }) => ({
    symbol: machine.definition.symbols[symbol]!.code,
    cells: cells.toSorted((a, b) => a - b),
    pays,
  }));

test('symbols that touch by their sides are one cluster; by their corners they are not', () => {
  expect(winsIn('AAQJ', 'JAKQ', 'KJAK', 'QKJQ')).toEqual([
    { symbol: 'A', cells: [0, 4, 5], pays: 10 },
  ]);
});

test('a cluster goes round corners and is counted once', () => {
  expect(winsIn('KKKQ', 'KJKJ', 'KKKQ', 'JQJS')).toEqual([
    { symbol: 'K', cells: [0, 1, 2, 4, 6, 8, 9, 10], pays: 60 },
  ]);
});

test('a wild joins every cluster beside it', () => {
  expect(winsIn('KKWJ', 'QSJJ', 'JQCQ', 'QJQS')).toEqual([
    { symbol: 'K', cells: [0, 4, 8], pays: 5 },
    { symbol: 'J', cells: [8, 9, 12, 13], pays: 8 },
  ]);
});

test('the last row of a reel does not touch the first of the next', () => {
  expect(winsIn('QKJS', 'JQCJ', 'KJQA', 'KQSQ')).toEqual([]);
});

test('what lies above removed cells falls, and the strip turns on to fill the top', () => {
  const grid = gridOf(machine, ['AKQJ', 'KQJA', 'QJAK', 'JAKQ']);
  const tops = [0, 1, 2, 3];
  const fallen = fall({ strips: machine.strips, tops, grid, removed: [1, 2, 15] });
  expect(shown(machine, fallen)).toEqual(['QKQQ', 'JQJJ', 'AJAA', 'JAKK']);
  expect(tops).toEqual([2, 1, 2, 2]);
});
