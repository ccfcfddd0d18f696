import type { Grid, SlotWin } from './events.ts';
import type { Machine } from './machine.ts';

/** The clusters of a grid that pay: equal symbols that touch by their sides, wilds among them. */
export function winsByClusters(machine: Machine, grid: Grid): SlotWin[] {
  const { isPlain, pays } = machine;
  const wins: SlotWin[] = [];
  const isCounted: boolean[] = [];
  for (let cell = 0; cell < grid.length; cell++) {
    const symbol = grid[cell]!;
    if (isCounted[cell] || !isPlain[symbol]) continue;
    const cells = clusterFrom(machine, grid, cell);
    for (const member of cells) if (grid[member] === symbol) isCounted[member] = true;
    const coins = pays[symbol]![cells.length]!;
    if (coins > 0) wins.push({ symbol, count: cells.length, cells, pays: coins });
  }
  return wins;
}

/** Every cell that is reached from one over cells of its symbol or of wilds. */
function clusterFrom({ rows, isWild }: Machine, grid: Grid, start: number): readonly number[] {
  const symbol = grid[start]!;
  const cells = [start];
  for (let place = 0; place < cells.length; place++) {
    const cell = cells[place]!;
    const row = cell % rows;
    const besides = [
      row > 0 ? cell - 1 : -1,
      row < rows - 1 ? cell + 1 : -1,
      cell - rows,
      cell + rows,
    ];
    for (const beside of besides) {
      const seen = grid[beside];
      if (seen === undefined || (seen !== symbol && !isWild[seen])) continue;
      if (!cells.includes(beside)) cells.push(beside);
    }
  }
  return cells;
}
