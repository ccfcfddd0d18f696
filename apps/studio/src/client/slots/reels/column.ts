import { Container, Sprite } from 'pixi.js';
import type { Shape } from './shape.ts';
import type { Textures } from './textures.ts';

/** How far a column has run down, in cells, and what lies on it. */
export type Position = {
  readonly offset: number;
  /** The symbol of a place: rows from zero down while it rests, what is to come below zero. */
  readonly at: (place: number) => number;
  readonly isBlurred: boolean;
};

/** The pictures of one reel, wherever it has turned to. */
export type Column = {
  readonly view: Container;
  /** The picture of a row while the reel rests. */
  sprite(row: number): Sprite;
  draw(position: Position): void;
  /** All pictures in their full size and light. */
  reset(): void;
  cellHeight(): number;
  layout(shape: Shape, textures: Textures): void;
};

export function createColumn(index: number, rows: number): Column {
  const view = new Container();
  // One above the top comes into sight while the reel turns.
  const sprites = Array.from({ length: rows + 1 }, () => new Sprite({ anchor: 0.5 }));
  view.addChild(...sprites);
  let made: { readonly shape: Shape; readonly textures: Textures } | null = null;

  function reset() {
    // Pictures are as large as their pixels; a screen of two pixels to one shows them at half.
    const width = made?.textures.sharp[0]?.width ?? 1;
    for (const sprite of sprites) {
      sprite.alpha = 1;
      sprite.scale.set((made?.shape.picture ?? width) / width);
    }
  }

  return {
    view,
    sprite: (row) => sprites[row + 1] ?? new Sprite(),
    reset,
    cellHeight: () => made?.shape.cellHeight ?? 0,
    draw({ offset, at, isBlurred }) {
      if (!made) return;
      const { cellWidth, cellHeight } = made.shape;
      const { blurred, sharp } = made.textures;
      const whole = Math.floor(offset);
      for (const [place, sprite] of sprites.entries()) {
        const row = place - 1;
        const texture = (isBlurred ? blurred : sharp)[at(row - whole)];
        if (texture) sprite.texture = texture;
        sprite.x = (index + 0.5) * cellWidth;
        sprite.y = (row + offset - whole + 0.5) * cellHeight;
      }
    },
    layout(shape, textures) {
      made = { shape, textures };
      reset();
    },
  };
}
