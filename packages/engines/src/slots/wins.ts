import { unreachable } from '@baize/std/assert';
import { winsByClusters } from './clusters.ts';
import type { Grid, SlotWin } from './events.ts';
import { cellsOf, countOf } from './grid.ts';
import { winsOnLines } from './lines.ts';
import type { Machine } from './machine.ts';
import { winsByWays } from './ways.ts';

/** What a grid pays: by the rule of the game, and for scatters wherever they lie. */
export function winsOf(machine: Machine, grid: Grid): SlotWin[] {
  const wins = ruledWins(machine, grid);
  const { scatter, pays } = machine;
  if (scatter >= 0) {
    const count = countOf(grid, scatter);
    const coins = pays[scatter]![count]!;
    if (coins > 0)
      wins.push({ symbol: scatter, count, cells: cellsOf(grid, scatter), pays: coins });
  }
  return wins;
}

function ruledWins(machine: Machine, grid: Grid): SlotWin[] {
  const { wins } = machine.definition;
  switch (wins.by) {
    case 'lines':
      return winsOnLines(machine, wins.lines, grid);
    case 'ways':
      return winsByWays(machine, grid);
    case 'clusters':
      return winsByClusters(machine, grid);
    default:
      return unreachable(wins);
  }
}
