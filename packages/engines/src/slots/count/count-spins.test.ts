import { expect, test } from 'vitest';
import type { SlotDefinition } from '../definition.ts';
import { type Machine, machineOf } from '../machine.ts';
import { firstLines } from '../paylines.ts';
import { winsOf } from '../wins.ts';
import { countSpins, type SpinCount } from './count-spins.ts';
import { type Window, windowsOf } from './windows.ts';

/** A game whose strips, pays and exact figures are public: of other people, for proofs alone. */
const PUBLIC_GAME: SlotDefinition = {
  key: 'public-game',
  version: 1,
  name: 'A public game',
  coins: 5,
  rows: 3,
  symbols: [
    {
      code: '1',
      id: 'ruby',
      kind: 'plain',
      pays: { 3: 100, 4: 1000, 5: 5000 },
    },
    {
      code: '2',
      id: 'lime',
      kind: 'plain',
      pays: { 3: 50, 4: 200, 5: 500 },
    },
    {
      code: '3',
      id: 'mango',
      kind: 'plain',
      pays: { 3: 50, 4: 200, 5: 500 },
    },
    {
      code: '4',
      id: 'coconut',
      kind: 'plain',
      pays: { 3: 20, 4: 50, 5: 200 },
    },
    {
      code: '5',
      id: 'durian',
      kind: 'plain',
      pays: { 3: 20, 4: 50, 5: 200 },
    },
    {
      code: '6',
      id: 'chili',
      kind: 'plain',
      pays: { 3: 20, 4: 50, 5: 200 },
    },
    {
      code: '7',
      id: 'rambutan',
      kind: 'plain',
      pays: { 2: 5, 3: 20, 4: 50, 5: 200 },
    },
    {
      code: '8',
      id: 'scatter',
      kind: 'scatter',
      pays: { 3: 10, 4: 50, 5: 250 },
    },
  ],
  strips: [
    '1444313386667776622525554',
    '1666221277778444455535336',
    '1677785551522424443373666',
    '1555515444833666767774422',
    '1446662258555854446177733',
  ],
  wins: { by: 'lines', lines: firstLines(5) },
  maxWin: 1000,
};

const figuresOf = ({ cases, byMarks }: SpinCount) => {
  let [hits, paid, squares, most] = [0, 0, 0, 0];
  for (const pays of byMarks) {
    for (const [coins, count] of pays) {
      if (coins > 0) hits += count;
      paid += coins * count;
      squares += coins * coins * count;
      most = Math.max(most, coins);
    }
  }
  const scatters = byMarks.map((pays) => [...pays.values()].reduce((sum, count) => sum + count, 0));
  return { cases, hits, paid, squares, most, scatters };
};

const PUBLISHED = {
  cases: 9_765_625,
  hits: 1_219_584,
  paid: 46_706_850,
  squares: 10_325_980_100,
  most: 5_000,
  scatters: [4_450_864, 3_833_280, 1_263_240, 201_960, 15_795, 486],
};

/**
 * The same figures by the engine itself: every window of every reel with every other. The last reel
 * changes a win only where a line runs over the four before it; elsewhere its windows differ in their
 * scatters alone, and one stands for all that have as many.
 */
function figuresByEngine(machine: Machine): ReturnType<typeof figuresOf> {
  const reels = machine.strips.map((strip) => windowsOf(machine, strip));
  const last = reels.at(-1)!;
  const lastByMarks = mergeByMarks(last);
  const scatters = Array.from({ length: machine.reels + 1 }, () => 0);
  let [cases, hits, paid, squares, most] = [0, 0, 0, 0, 0];
  const grid: number[] = [];
  const show = (reel: number, { symbols }: Window) =>
    symbols.forEach((symbol, row) => {
      grid[reel * machine.rows + row] = symbol;
    });
  const settle = (weight: number, marks: number): void => {
    let coins = 0;
    for (const { pays } of winsOf(machine, grid)) coins += pays;
    cases += weight;
    scatters[marks]! += weight;
    if (coins > 0) hits += weight;
    paid += coins * weight;
    squares += coins * coins * weight;
    most = Math.max(most, coins);
  };
  const place = (reel: number, weight: number, marks: number): void => {
    const isLast = reel === reels.length - 1;
    if (isLast) show(reel, last[0]!);
    const isOpen =
      !isLast || winsOf(machine, grid).some(({ count, line }) => count > 3 && line! >= 0);
    for (const window of isOpen ? reels[reel]! : lastByMarks) {
      show(reel, window);
      const next = isLast ? settle : place.bind(null, reel + 1);
      next(weight * window.weight, marks + window.marks);
    }
  };
  place(0, 1, 0);
  return { cases, hits, paid, squares, most, scatters };
}

function mergeByMarks(windows: readonly Window[]): readonly Window[] {
  const merged = new Map<number, Window>();
  for (const window of windows) {
    const weight = window.weight + (merged.get(window.marks)?.weight ?? 0);
    merged.set(window.marks, { ...window, weight });
  }
  return [...merged.values()];
}

test('GAME-23 the count of a public game is the published one, to the last digit', () => {
  const machine = machineOf(PUBLIC_GAME);
  expect(figuresOf(countSpins(machine, machine.strips))).toEqual(PUBLISHED);
});

test('GAME-23 the engine pays all spins of that game what was published', {
  timeout: 60_000,
}, () => {
  expect(figuresByEngine(machineOf(PUBLIC_GAME))).toEqual(PUBLISHED);
});
