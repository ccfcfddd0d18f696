import type { Size } from '../surface.ts';

export type Spot = { readonly x: number; readonly y: number };

/** Where pegs and buckets lie on a board of so many rows. */
export type Board = {
  readonly step: Spot;
  readonly radius: number;
  /** The peg that a ball meets in a row after so many turns to the right. */
  peg(row: number, rights: number): Spot;
};

const PEG_SHARE = 0.14;

export function boardOf(rows: number, { width, height }: Size): Board {
  const step = { x: width / (rows + 1), y: (height - 26) / (rows + 0.35) };
  return {
    step,
    radius: Math.max(2.2, Math.min(step.x, step.y) * PEG_SHARE),
    peg: (row, rights) => ({
      x: width / 2 + (rights - row / 2) * step.x,
      y: 26 + row * step.y,
    }),
  };
}

/** From 0 to 1: where a ball is on its way, hopping from peg to peg down to its bucket. */
export function ballAt(path: readonly number[], board: Board, part: number): Spot {
  const rows = path.length;
  const place = part * (rows + 1);
  const row = Math.min(rows, Math.floor(place));
  const within = Math.min(1, place - row);
  const from = row === 0 ? { ...board.peg(0, 0), y: 0 } : above(board, path, row - 1);
  const to = above(board, path, row);
  const hop = row === 0 ? 0 : board.step.y * 0.42 * 4 * within * (1 - within);
  return {
    x: from.x + (to.x - from.x) * within,
    y: from.y + (to.y - from.y) * within ** 2 - hop,
  };
}

/** Right on top of the peg of a row; below the last row, the bucket. */
function above(board: Board, path: readonly number[], row: number): Spot {
  const rights = path.slice(0, row).reduce((sum, turn) => sum + turn, 0);
  const { x, y } = board.peg(row, rights);
  return { x, y: row === path.length ? y : y - board.radius * 2.6 };
}
