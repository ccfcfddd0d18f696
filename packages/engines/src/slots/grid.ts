import type { Rng } from '../core/rng.ts';
import type { Grid } from './events.ts';
import type { Strip } from './machine.ts';

/** Where each reel stops: the place on its strip that is seen in the top row. */
export function drawStops(strips: readonly Strip[], rng: Rng): readonly number[] {
  const stops: number[] = [];
  for (const strip of strips) stops.push(rng.next(strip.length));
  return stops;
}

/** What is seen when the reels stop there. */
export function gridAt(strips: readonly Strip[], stops: readonly number[], rows: number): Grid {
  const grid: number[] = [];
  for (let reel = 0; reel < strips.length; reel++) {
    const strip = strips[reel]!;
    const stop = stops[reel]!;
    for (let row = 0; row < rows; row++) grid.push(strip[(stop + row) % strip.length]!);
  }
  return grid;
}

export function cellsOf(grid: Grid, symbol: number): readonly number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < grid.length; cell++) if (grid[cell] === symbol) cells.push(cell);
  return cells;
}

export function countOf(grid: Grid, symbol: number): number {
  let count = 0;
  for (let cell = 0; cell < grid.length; cell++) if (grid[cell] === symbol) count += 1;
  return count;
}
