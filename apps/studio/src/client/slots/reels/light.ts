import type { Board } from './board.ts';

const DIM = 0.34;

/** All cells but these are dimmed; none are when there is nothing to show. */
export function light(board: Board, cells: readonly number[] | null): void {
  const lit = cells && new Set(cells);
  for (const [cell] of board.grid().entries()) {
    const sprite = board.sprite(cell);
    if (sprite) sprite.alpha = !lit || lit.has(cell) ? 1 : DIM;
  }
  board.motion.paint();
}
