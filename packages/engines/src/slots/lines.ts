import type { Grid, SlotWin } from './events.ts';
import type { Machine } from './machine.ts';

/** What lies along the lines of a grid from the left and pays. */
export function winsOnLines(
  machine: Machine,
  lines: readonly (readonly number[])[],
  grid: Grid,
): SlotWin[] {
  const wins: SlotWin[] = [];
  for (let place = 0; place < lines.length; place++) {
    const line = lines[place]!;
    if (isLost(machine, line, grid)) continue;
    const run = runOnLine(machine, line, grid);
    if (!run) continue;
    const { symbol, count, pays } = run;
    wins.push({ symbol, count, cells: cellsAlong(machine, line, count), line: place, pays });
  }
  return wins;
}

/** Most lines end on the second reel, and no symbol pays alone: they need no longer look. */
function isLost({ rows, isPlain }: Machine, line: readonly number[], grid: Grid): boolean {
  const first = grid[line[0]!]!;
  const second = grid[rows + line[1]!]!;
  return first !== second && isPlain[first]! && isPlain[second]!;
}

type Run = { readonly symbol: number; readonly count: number; readonly pays: number };

/**
 * A run is as long as the symbols from the left are one plain symbol or wilds in its place. Wilds that
 * begin a line may pay more by themselves than as part of the longer run: the better of the two pays.
 */
function runOnLine(machine: Machine, line: readonly number[], grid: Grid): Run | null {
  const { reels, rows, pays, isPlain, isWild, multipliers } = machine;
  let symbol = grid[line[0]!]!;
  let wilds = 0;
  let wildMultiplier = 1;
  let multiplier = 1;
  let count = 0;
  for (; count < reels; count++) {
    const seen = grid[count * rows + line[count]!]!;
    if (isWild[seen]) {
      multiplier *= multipliers[seen]!;
      if (wilds === count) {
        wilds += 1;
        wildMultiplier = multiplier;
      }
    } else if (wilds === count && isPlain[seen]) symbol = seen;
    else if (seen !== symbol || count === 0) break;
  }
  const coins = isPlain[symbol] ? pays[symbol]![count]! * multiplier : 0;
  const wildCoins = wilds > 0 ? pays[grid[line[0]!]!]![wilds]! * wildMultiplier : 0;
  if (coins === 0 && wildCoins === 0) return null;
  if (wildCoins > coins) return { symbol: grid[line[0]!]!, count: wilds, pays: wildCoins };
  return { symbol, count, pays: coins };
}

function cellsAlong({ rows }: Machine, line: readonly number[], count: number): readonly number[] {
  const cells: number[] = [];
  for (let reel = 0; reel < count; reel++) cells.push(reel * rows + line[reel]!);
  return cells;
}
