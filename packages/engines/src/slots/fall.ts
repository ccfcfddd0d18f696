import type { Grid } from './events.ts';
import type { Strip } from './machine.ts';

type Falling = {
  readonly strips: readonly Strip[];
  /** The place on each strip that was last seen on top; moved on by what comes. */
  readonly tops: number[];
  readonly grid: Grid;
  readonly removed: readonly number[];
};

/** Takes cells out of a grid. What lies above them falls, and the strips turn on to fill the top. */
export function fall({ strips, tops, grid, removed }: Falling): Grid {
  const rows = grid.length / strips.length;
  const isRemoved = new Uint8Array(grid.length);
  for (const cell of removed) isRemoved[cell] = 1;
  const fallen: number[] = [];
  for (let reel = 0; reel < strips.length; reel++) {
    const strip = strips[reel]!;
    const kept: number[] = [];
    for (let cell = reel * rows; cell < (reel + 1) * rows; cell++) {
      if (!isRemoved[cell]) kept.push(grid[cell]!);
    }
    const missing = rows - kept.length;
    const top = (tops[reel]! - missing + strip.length * rows) % strip.length;
    tops[reel] = top;
    for (let row = 0; row < missing; row++) fallen.push(strip[(top + row) % strip.length]!);
    for (const symbol of kept) fallen.push(symbol);
  }
  return fallen;
}
