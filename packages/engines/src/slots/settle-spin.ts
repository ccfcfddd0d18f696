import type { Grid, SlotWin } from './events.ts';
import { fall } from './fall.ts';
import type { Strip } from './machine.ts';
import { isFull, pay, type Table } from './table.ts';
import { winsOf } from './wins.ts';

export type Spin = {
  readonly strips: readonly Strip[];
  readonly stops: readonly number[];
  readonly grid: Grid;
  /** Of all its wins: that of the free spins. */
  readonly multiplier: number;
};

/** Pays what a spin shows and, where the game cascades, what falls into it; the grid it ends as. */
export function settleSpin(table: Table, spin: Spin): Grid {
  const { cascade } = table.machine.definition;
  if (!cascade) {
    payWins(table, winsOf(table.machine, spin.grid), spin.multiplier);
    return spin.grid;
  }
  const tops = [...spin.stops];
  let { grid } = spin;
  for (let step = 0; !isFull(table); step++) {
    const wins = winsOf(table.machine, grid);
    if (wins.length === 0) break;
    const grown = cascade.multipliers[step] ?? cascade.multipliers.at(-1) ?? 1;
    payWins(table, wins, grown * spin.multiplier);
    const removed = cellsIn(wins);
    grid = fall({ strips: spin.strips, tops, grid, removed });
    table.events.push({ type: 'cascade', removed, grid });
  }
  return grid;
}

function payWins(table: Table, wins: readonly SlotWin[], multiplier: number): void {
  if (wins.length === 0) return;
  let pays = 0;
  for (const win of wins) pays += win.pays;
  pays *= multiplier;
  table.events.push({ type: 'win', wins, multiplier, pays });
  pay(table, pays);
}

/** Every cell of these wins once: a wild may be part of two. */
const cellsIn = (wins: readonly SlotWin[]): readonly number[] =>
  [...new Set(wins.flatMap(({ cells }) => cells))].sort((a, b) => a - b);
