import type { Board } from './board.ts';

const VANISH_MS = 240;
const FALL_MS = 160;
const FALL_CELL_MS = 55;

/** What won is gone, the rest falls, and new symbols follow it from above. */
export async function cascade(
  board: Board,
  removed: readonly number[],
  grid: readonly number[],
): Promise<void> {
  await vanish(board, removed);
  const { rows } = board.shape();
  const gone = new Set(removed);
  board.rest(grid);
  await Promise.all(
    board.reels.map((_, reel) => {
      const first = reel * rows;
      const kept = Array.from({ length: rows }, (_row, row) => row).filter(
        (row) => !gone.has(first + row),
      );
      return fall(board, first, kept);
    }),
  );
}

async function vanish(board: Board, cells: readonly number[]): Promise<void> {
  const sprites = cells.flatMap((cell) => board.sprite(cell) ?? []);
  const base = sprites[0]?.scale.x ?? 1;
  await board.motion.run(VANISH_MS, (part) => {
    for (const sprite of sprites) {
      sprite.alpha = 1 - part;
      sprite.scale.set(base * (1 + part * 0.35));
    }
  });
}

/** Each symbol of a reel comes from the row it was kept in, a new one from above the top. */
async function fall(board: Board, first: number, kept: readonly number[]): Promise<void> {
  const { rows, cellHeight } = board.shape();
  const fresh = rows - kept.length;
  const ways = Array.from({ length: rows }, (_, row) =>
    row < fresh ? fresh : row - (kept[row - fresh] ?? row),
  );
  await board.motion.run(FALL_MS + fresh * FALL_CELL_MS, (part) => {
    for (const [row, way] of ways.entries()) {
      const sprite = board.sprite(first + row);
      if (sprite) sprite.y = (row + 0.5 - way * (1 - bounced(part))) * cellHeight;
    }
  });
}

/** Falls ever faster and springs back once. */
const bounced = (part: number): number =>
  part < 0.7 ? (part / 0.7) ** 2 : 1 - 0.05 * Math.sin(((part - 0.7) / 0.3) * Math.PI);
