import { expect, test } from 'vitest';
import { machineOf } from './machine.ts';
import { gridOf, smallSlot } from './testing/small-slot.ts';
import { winsByWays } from './ways.ts';

const machine = machineOf(smallSlot({ strips: ['A', 'A', 'A', 'A', 'A'] }));

const winsIn = (...rows: readonly string[]) =>
  winsByWays(machine, gridOf(machine, rows)).map(({ symbol, count, ways, pays, cells }) => ({
    symbol: machine.definition.symbols[symbol]!.code,
    count,
    ways,
    pays,
    cells: cells.length,
  }));

test('each way through symbols side by side pays', () => {
  expect(winsIn('AAAQQ', 'AKJKK', 'QAJJJ')).toEqual([
    { symbol: 'A', count: 3, ways: 4, pays: 40, cells: 5 },
  ]);
});

test('a wild is part of every win it can be', () => {
  expect(winsIn('AWAQJ', 'KJKQJ', 'QJJCJ')).toEqual([
    { symbol: 'A', count: 3, ways: 1, pays: 10, cells: 3 },
    { symbol: 'K', count: 3, ways: 1, pays: 5, cells: 3 },
  ]);
});

test('a wild that doubles makes the ways through it worth double, and only these', () => {
  expect(winsIn('AXAQJ', 'KAJKS', 'KJJCJ')).toEqual([
    { symbol: 'A', count: 3, ways: 2, pays: 30, cells: 4 },
  ]);
});

test('a full grid pays all ways there are', () => {
  expect(winsIn('KKKKK', 'KKKKK', 'KKKKK')).toEqual([
    { symbol: 'K', count: 5, ways: 243, pays: 243 * 60, cells: 15 },
  ]);
});

test('a reel without the symbol ends the win, and scatters and coins make none', () => {
  expect(winsIn('KQKKK', 'SSSSS', 'CCCCC')).toEqual([]);
});
