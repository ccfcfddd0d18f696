import type { FreeSpins } from './definition.ts';
import type { Grid } from './events.ts';
import { cellsOf, countOf, drawStops, gridAt } from './grid.ts';
import { settleSpin } from './settle-spin.ts';
import { isFull, type Table } from './table.ts';

/** Plays the free spins that the scatters of a grid give, and those which they give in turn. */
export function playFreeSpins(table: Table, rule: FreeSpins, grid: Grid): void {
  const { machine, rng, events } = table;
  const { freeStrips: strips, rows } = machine;
  let given = award(table, rule, { grid, given: 0, index: 0 });
  if (given === 0) return;
  const before = table.coins;
  for (let index = 1; index <= given && !isFull(table); index++) {
    const stops = drawStops(strips, rng);
    const shown = gridAt(strips, stops, rows);
    events.push({ type: 'free-spin', index, left: given - index, stops, grid: shown });
    const end = settleSpin(table, { strips, stops, grid: shown, multiplier: rule.multiplier });
    given += award(table, rule, { grid: end, given, index });
  }
  events.push({ type: 'free-spins-end', pays: table.coins - before });
}

type Series = { readonly grid: Grid; readonly given: number; readonly index: number };

/** How many spins the scatters of a grid add to a series, never beyond the most a round may have. */
function award(table: Table, rule: FreeSpins, { grid, given, index }: Series): number {
  const { scatter, spins } = table.machine;
  const count = Math.min(spins[countOf(grid, scatter)]!, rule.spinsMax - given);
  if (count === 0 || isFull(table)) return 0;
  const cells = cellsOf(grid, scatter);
  const left = given + count - index;
  table.events.push({ type: 'free-spins', cells, count, left, multiplier: rule.multiplier });
  return count;
}
