import type { Grid, SlotWin } from './events.ts';
import type { Machine } from './machine.ts';

/**
 * What lies on reels side by side from the left and pays. A symbol that lies twice on the first reel
 * and three times on the second lies there in six ways, and each of them pays. A wild with a
 * multiplier makes every way through it worth so many times more, as if it lay there as often.
 */
export function winsByWays(machine: Machine, grid: Grid): SlotWin[] {
  const { rows, isPlain } = machine;
  const wins: SlotWin[] = [];
  for (let row = 0; row < rows; row++) {
    const symbol = grid[row]!;
    if (!isPlain[symbol] || isEarlier(grid, row)) continue;
    const win = winOf(machine, grid, symbol);
    if (win) wins.push(win);
  }
  return wins;
}

const isEarlier = (grid: Grid, row: number): boolean => grid.indexOf(grid[row]!) < row;

function winOf(machine: Machine, grid: Grid, symbol: number): SlotWin | null {
  const { reels, rows, pays, isWild, multipliers } = machine;
  let ways = 1;
  let worth = 1;
  let count = 0;
  for (; count < reels; count++) {
    let here = 0;
    let worthHere = 0;
    for (let cell = count * rows; cell < (count + 1) * rows; cell++) {
      const seen = grid[cell]!;
      if (seen !== symbol && !isWild[seen]) continue;
      here += 1;
      worthHere += multipliers[seen]!;
    }
    if (here === 0) break;
    ways *= here;
    worth *= worthHere;
  }
  const coins = pays[symbol]![count]!;
  if (coins === 0) return null;
  const cells = cellsMade(machine, grid.slice(0, count * rows), symbol);
  return { symbol, count, cells, ways, pays: coins * worth };
}

const cellsMade = ({ isWild }: Machine, grid: Grid, symbol: number): readonly number[] =>
  grid.flatMap((seen, cell) => (seen === symbol || isWild[seen] ? [cell] : []));
