import type { Grid, SlotWin } from './events.ts';
import type { Machine } from './machine.ts';

/** The clusters of a grid that pay: equal symbols that touch by their sides, wilds among them. */
export function winsByClusters(machine: Machine, grid: Grid): SlotWin[] {
  const { isPlain, pays } = machine;
  const wins: SlotWin[] = [];
  const field: Field = { grid, isTaken: new Uint8Array(grid.length), cells: [] };
  for (let cell = 0; cell < grid.length; cell++) {
    const symbol = grid[cell]!;
    if (field.isTaken[cell] || !isPlain[symbol]) continue;
    gather(machine, field, cell);
    const count = field.cells.length;
    const coins = pays[symbol]![count]!;
    if (coins > 0) wins.push({ symbol, count, cells: [...field.cells], pays: coins });
  }
  return wins;
}

type Field = {
  readonly grid: Grid;
  /** The cells that are part of a cluster already. A wild may be part of several. */
  readonly isTaken: Uint8Array;
  /** The cluster that is gathered: one list for all of them, since few of them pay. */
  readonly cells: number[];
};

/** Gathers every cell that is reached from one over cells of its symbol or of wilds. */
function gather(machine: Machine, { grid, isTaken, cells }: Field, start: number): void {
  const { besides, isWild } = machine;
  const symbol = grid[start]!;
  cells.length = 0;
  cells.push(start);
  isTaken[start] = 1;
  for (let place = 0; place < cells.length; place++) {
    for (const beside of besides[cells[place]!]!) {
      const seen = grid[beside]!;
      const isNew = seen === symbol ? !isTaken[beside] : isWild[seen] && !cells.includes(beside);
      if (!isNew) continue;
      isTaken[beside] = 1;
      cells.push(beside);
    }
  }
}
