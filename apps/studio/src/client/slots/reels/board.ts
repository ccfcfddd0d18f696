import type { Sprite } from 'pixi.js';
import { light } from './light.ts';
import type { Motion } from './motion.ts';
import type { Pictures } from './pictures.ts';
import { createReel, type Reel } from './reel.ts';
import { fit, type Shape } from './shape.ts';
import type { Stage } from './stage.ts';
import { drawTextures, type Textures } from './textures.ts';

export type Stop = {
  readonly strips: readonly (readonly number[])[];
  readonly stops: readonly number[];
  readonly grid: readonly number[];
  /** Reels that are awaited: enough came before to hope for one more. */
  readonly awaited: ReadonlySet<number>;
};

/** All reels together: what they show, and the pictures they show it with. */
export type Board = {
  readonly reels: readonly Reel[];
  readonly motion: Motion;
  readonly stage: Stage;
  readonly isSpinning: boolean;
  shape(): Shape;
  textures(): Textures;
  grid(): readonly number[];
  /** The picture in a cell while the reels rest. */
  sprite(cell: number): Sprite | undefined;
  rest(grid: readonly number[]): void;
  spin(strips: Stop['strips']): void;
  /** Stops them one by one; tells of each that stands, and of one that is awaited. */
  land(stop: Stop, tell: (news: 'stopped' | 'awaited', reel: number) => void): Promise<void>;
  layout(room: { readonly width: number; readonly height: number }): Shape;
};

type ReelBoardOptions = {
  readonly reels: number;
  readonly rows: number;
  readonly stage: Stage;
  readonly motion: Motion;
  readonly images: Pictures;
};

const FIRST_CELLS = 2;
const STEP_CELLS = 5;
const AWAIT_CELLS = 26;
const START_GAP_MS = 45;

export function createBoard({
  reels: count,
  rows,
  stage,
  motion,
  images,
}: ReelBoardOptions): Board {
  const reels = Array.from({ length: count }, (_, index) => createReel({ index, rows, motion }));
  stage.root.addChild(...reels.map(({ column }) => column.view));
  let shape = fit({ width: 1, height: 1 }, { reels: count, rows });
  let textures = drawTextures(images, 1);
  // What is on its way when the size changes is painted to its end with the pictures it has.
  const stale: Textures[] = [];
  let isSpinning = false;

  const cellsOf = (grid: readonly number[], reel: number) =>
    grid.slice(reel * rows, (reel + 1) * rows);
  const grid = () => reels.flatMap((reel) => reel.symbols());

  function rest(next: readonly number[]) {
    isSpinning = false;
    for (const [index, reel] of reels.entries()) reel.rest(cellsOf(next, index));
    motion.paint();
  }

  const board: Board = {
    reels,
    motion,
    stage,
    get isSpinning() {
      return isSpinning;
    },
    shape: () => shape,
    textures: () => textures,
    grid,
    sprite: (cell) => reels[Math.floor(cell / rows)]?.column.sprite(cell % rows),
    rest,
    spin(strips) {
      isSpinning = true;
      light(board, null);
      for (const [index, reel] of reels.entries()) {
        const start = () => isSpinning && reel.spin(strips[index] ?? []);
        if (index === 0) start();
        else setTimeout(start, index * START_GAP_MS);
      }
    },
    async land({ strips, stops, grid: next, awaited }, tell) {
      isSpinning = false;
      for (const old of stale.splice(0)) old.free();
      let way = FIRST_CELLS - STEP_CELLS;
      const landings = reels.map(async (reel, index) => {
        way += STEP_CELLS + (awaited.has(index) ? AWAIT_CELLS : 0);
        const [strip, stop] = [strips[index] ?? [], stops[index] ?? 0];
        await reel.land({ strip, stop, cells: cellsOf(next, index), way });
        tell('stopped', index);
        if (awaited.has(index + 1)) tell('awaited', index + 1);
      });
      await Promise.all(landings);
      motion.paint();
    },
    layout(room) {
      const shown = grid();
      shape = fit(room, { reels: count, rows });
      stale.push(textures);
      textures = drawTextures(images, Math.ceil(shape.picture * stage.resolution));
      stage.resize(shape);
      for (const reel of reels) reel.layout(shape, textures);
      if (!isSpinning) rest(shown);
      return shape;
    },
  };
  return board;
}
