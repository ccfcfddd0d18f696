import { expect, test } from 'vitest';
import { askRoads, beadRoad, bigRoad, derivedRoad, trendsOf, type Winner } from './roads.ts';

const read = (text: string) => Array.from(text.replaceAll(' ', '')) as Winner[];
const places = (cells: readonly { column: number; row: number }[]) =>
  cells.map(({ column, row }) => `${column}:${row}`).join(' ');

test('ROOM-07 BBB PP B PPP BB gives big eye RBBBRBR, small BRBBB and cockroach RRRR', () => {
  const winners = read('BBB PP B PPP BB');
  expect(trendsOf(winners, 1).join('')).toBe('RBBBRBR');
  expect(trendsOf(winners, 2).join('')).toBe('BRBBB');
  expect(trendsOf(winners, 3).join('')).toBe('RRRR');
});

test('ROOM-07 the first mark of big eye stands at the second column, also after a first column of one', () => {
  expect(trendsOf(read('B PPP B'), 1).join('')).toBe('BRB');
});

test('ROOM-07 the bead road has every round, column by column, ties included', () => {
  const cells = beadRoad(read('BPT BPT BP'));
  expect(cells.map(({ mark }) => mark).join('')).toBe('BPTBPTBP');
  expect(places(cells)).toBe('0:0 0:1 0:2 0:3 0:4 0:5 1:0 1:1');
});

test('ROOM-07 a tie marks the last cell of the big road; one before any winner has no cell', () => {
  expect(bigRoad(read('T B TT B P T'))).toEqual([
    { column: 0, row: 0, mark: 'B', ties: 2 },
    { column: 0, row: 1, mark: 'B', ties: 0 },
    { column: 1, row: 0, mark: 'P', ties: 1 },
  ]);
});

test('ROOM-07 the big road turns right at the sixth row', () => {
  expect(places(bigRoad(read('BBBBBBBB')))).toBe('0:0 0:1 0:2 0:3 0:4 0:5 1:5 2:5');
});

test('ROOM-07 the big road turns right at an occupied cell, and stays in its row', () => {
  const cells = bigRoad(read('BBBBBBB PPPPPPP'));
  expect(places(cells.slice(7))).toBe('1:0 1:1 1:2 1:3 1:4 2:4 3:4');
});

test('ROOM-07 a run begins where the top is free', () => {
  // Eleven of one side reach column 5 in the last row; runs that follow still begin at the top.
  const cells = bigRoad(read('BBBBBBBBBBB P B'));
  expect(places(cells.slice(11))).toBe('1:0 2:0');
});

test('ROOM-07 derived roads are laid like the big road and know no ties', () => {
  expect(derivedRoad(read('BBB T PP B T PPP BB'), 1)).toEqual(
    derivedRoad(read('BBB PP B PPP BB'), 1),
  );
  expect(places(derivedRoad(read('BBB PP B PPP BB'), 1))).toBe('0:0 1:0 1:1 1:2 2:0 3:0 4:0');
});

test('ROOM-07 asked what would follow, the roads answer what they then show', () => {
  const winners = read('BBB PP B PPP BB');
  for (const next of ['B', 'P'] as const) {
    const asked = askRoads(winners, next);
    for (const distance of [1, 2, 3] as const) {
      expect(asked[distance]).toBe(trendsOf([...winners, next], distance).at(-1));
    }
  }
  expect(askRoads(read('B'), 'B')).toEqual({ 1: null, 2: null, 3: null });
});
