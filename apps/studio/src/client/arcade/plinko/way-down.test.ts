import { expect, test } from 'vitest';
import { ballAt, boardOf } from './way-down.ts';

const size = { width: 900, height: 400 };

test('a ball ends in the middle of the bucket of its turns to the right', () => {
  for (const path of [
    [0, 0, 0, 0],
    [1, 1, 1, 1],
    [1, 0, 1, 0],
    [0, 1, 1, 1],
  ]) {
    const rights = path.reduce((sum, turn) => sum + turn, 0);
    const { x } = ballAt(path, boardOf(4, size), 1);
    expect(x).toBeCloseTo((rights + 0.5) * (size.width / 5));
  }
});

test('it turns at a peg of its way in every row, and leaves nothing out', () => {
  const path = [1, 0, 0, 1];
  const board = boardOf(4, size);
  let rights = 0;
  path.forEach((turn, row) => {
    const { x, y } = ballAt(path, board, (row + 1) / (path.length + 1));
    expect(x).toBeCloseTo(board.peg(row, rights).x);
    expect(y).toBeLessThan(board.peg(row, rights).y);
    rights += turn;
  });
});
