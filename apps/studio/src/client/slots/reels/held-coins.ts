import type { Coin } from '@baize/engines/slots/events';
import { Container, Sprite } from 'pixi.js';
import type { Board } from './board.ts';
import { middleOf } from './shape.ts';
import { turnFreeCells } from './turn-free-cells.ts';

export type HeldCoins = {
  /** Writes on the coins that lie there what they are worth. */
  show(coins: readonly Coin[]): void;
  /** Everything else goes dark; from now on only coins count. */
  hold(): Promise<void>;
  /** The free cells turn, then these coins fall. */
  respin(coins: readonly Coin[], onCoin: () => void): Promise<void>;
  clear(): void;
  layout(): void;
};

const FALL_MS = 260;
const DARKEN_MS = 300;
const DARK = 0.06;

/** The coins of a hold above the reels, each in its cell until the end. */
export function createHeldCoins(
  board: Board,
  {
    symbol,
    textOf,
  }: { readonly symbol: number; readonly textOf: (coin: Coin) => readonly string[] },
): HeldCoins {
  const view = new Container();
  board.stage.root.addChild(view);
  const held = new Map<number, { readonly coin: Coin; readonly sprite: Sprite }>();
  const { motion } = board;
  let isHolding = false;
  const cells = () => board.grid().map((_, cell) => cell);

  const darken = (alpha: number) => {
    for (const cell of cells()) Object.assign(board.sprite(cell) ?? {}, { alpha });
  };

  function put(coin: Coin): Sprite {
    const sprite = new Sprite({ anchor: 0.5 });
    held.set(coin.cell, { coin, sprite });
    view.addChild(sprite);
    place(coin, sprite);
    return sprite;
  }

  function place(coin: Coin, sprite: Sprite) {
    const shape = board.shape();
    sprite.texture = board.textures().coin(symbol, textOf(coin));
    const [x, y] = middleOf(coin.cell, shape);
    sprite.position.set(x, y);
    sprite.scale.set(shape.picture / sprite.texture.width);
  }

  return {
    show(coins) {
      for (const coin of coins) put(coin);
      motion.paint();
    },
    async hold() {
      isHolding = true;
      await motion.run(DARKEN_MS, (part) => darken(1 - part * (1 - DARK)));
    },
    async respin(coins, onCoin) {
      const free = cells().filter((cell) => !held.has(cell));
      await turnFreeCells(board, { view, cells: free, symbol });
      for (const coin of coins) {
        const sprite = put(coin);
        const size = sprite.scale.x;
        onCoin();
        await motion.run(FALL_MS, (part) => {
          sprite.alpha = Math.min(1, part * 2);
          sprite.scale.set(size * (1 + 0.7 * (1 - part) ** 2));
        });
      }
    },
    clear() {
      isHolding = false;
      for (const { sprite } of held.values()) sprite.destroy();
      held.clear();
    },
    layout() {
      if (isHolding) darken(DARK);
      for (const { coin, sprite } of held.values()) place(coin, sprite);
    },
  };
}
