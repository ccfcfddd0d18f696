import type { Board } from '../core/board.ts';
import type { Parts } from '../core/lottery.ts';

/** Names of parts of a row, and where each begins and ends. */
export type Slices = Readonly<Record<string, readonly [number, number]>>;

/** Parts that are pieces of the one row of numbers on the board. */
export const slicesOf =
  (slices: Slices) =>
  ({ numbers = [] }: Board): Parts =>
    Object.fromEntries(
      Object.entries(slices).map(([name, [from, to]]) => [name, numbers.slice(from, to)]),
    );
