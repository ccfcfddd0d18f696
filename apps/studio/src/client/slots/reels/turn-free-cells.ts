import { type Container, Sprite } from 'pixi.js';
import type { Board } from './board.ts';
import { middleOf } from './shape.ts';

const TURN_MS = 620;
const TURNS = 5;

type Turning = {
  readonly view: Container;
  readonly cells: readonly number[];
  /** What rushes through them. */
  readonly symbol: number;
};

/** Coins rush through the cells that are still free, and are gone. */
export async function turnFreeCells(board: Board, { view, cells, symbol }: Turning): Promise<void> {
  const texture = board.textures().blurred[symbol];
  if (!texture) return;
  const { cellHeight, picture } = board.shape();
  const ghosts = cells.map((cell) => {
    const [x, y] = middleOf(cell, board.shape());
    const sprite = new Sprite({ texture, anchor: 0.5, x, y, alpha: 0 });
    sprite.scale.set((picture / texture.width) * 0.8);
    view.addChildAt(sprite, 0);
    return { sprite, y, phase: (cell * 0.37) % 1 };
  });
  await board.motion.run(TURN_MS, (part) => {
    for (const { sprite, y, phase } of ghosts) {
      const way = (part * TURNS + phase) % 1;
      sprite.y = y + (way - 0.5) * cellHeight * 0.7;
      sprite.alpha = 0.42 * Math.sin(way * Math.PI) * (1 - part ** 4);
    }
  });
  for (const { sprite } of ghosts) sprite.destroy();
}
