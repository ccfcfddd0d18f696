import { type Column, createColumn } from './column.ts';
import type { Motion } from './motion.ts';
import type { Shape } from './shape.ts';
import type { Textures } from './textures.ts';

/** Cells a millisecond. */
const SPEED = 0.03;
const START_MS = 160;
/** The last cells are braked, a little too far and back. */
const BRAKE_CELLS = 2;
const BACK = 1.3;
const BRAKE_MS = (BRAKE_CELLS * (3 + BACK)) / SPEED;
const BLUR_FROM = SPEED * 0.7;

export type Landing = {
  readonly strip: readonly number[];
  readonly stop: number;
  /** What lies there in the end, from the top. */
  readonly cells: readonly number[];
  /** Cells that pass before it is braked. */
  readonly way: number;
};

/** One reel: it runs down, and stops where the round says. */
export type Reel = {
  readonly column: Column;
  symbols(): readonly number[];
  rest(cells: readonly number[]): void;
  spin(strip: readonly number[]): void;
  land(landing: Landing): Promise<void>;
  layout(shape: Shape, textures: Textures): void;
};

type ReelOptions = { readonly index: number; readonly rows: number; readonly motion: Motion };

export function createReel({ index, rows, motion }: ReelOptions): Reel {
  const column = createColumn(index, rows);
  let offset = 0;
  let speed = 0;
  let at: (place: number) => number = () => 0;
  let halt = () => {};

  const draw = () => column.draw({ offset, at, isBlurred: speed > BLUR_FROM });
  const symbols = () => Array.from({ length: rows }, (_, row) => at(row - Math.floor(offset)));

  /** Takes the numbers back to zero, so that a long visit does not count up for ever. */
  function rest(cells: readonly number[]) {
    halt();
    [offset, speed] = [0, 0];
    at = (place) => cells[Math.max(0, place)] ?? 0;
    column.reset();
    draw();
  }

  return {
    column,
    symbols,
    rest,
    spin(strip) {
      const resting = symbols();
      rest(resting);
      at = (place) => (place >= 0 ? resting[place] : strip.at(place % strip.length)) ?? 0;
      halt = motion.loop((ms) => {
        speed = Math.min(SPEED, speed + (SPEED * ms) / START_MS);
        offset += speed * ms;
        draw();
      });
    },
    async land({ strip, stop, cells, way }) {
      halt();
      const [from, before] = [offset, at];
      const end = Math.ceil(from) + rows + 1 + way;
      at = (place) => {
        const row = place + end;
        if (row >= rows) return before(place);
        return (row >= 0 ? cells[row] : strip.at((stop + row) % strip.length)) ?? 0;
      };
      const steadyMs = (end - BRAKE_CELLS - from) / SPEED;
      await motion.run(steadyMs + BRAKE_MS, (part) => {
        const ms = part * (steadyMs + BRAKE_MS);
        const braked = Math.max(0, (ms - steadyMs) / BRAKE_MS);
        speed = braked > 0.3 ? 0 : SPEED;
        offset = ms < steadyMs ? from + ms * SPEED : end - BRAKE_CELLS * (1 - brake(braked));
        draw();
      });
      rest(cells);
    },
    layout(shape, textures) {
      column.layout(shape, textures);
      draw();
    },
  };
}

/** Runs on with the speed it had, passes the end a little and comes back. */
const brake = (part: number): number => 1 + (BACK + 1) * (part - 1) ** 3 + BACK * (part - 1) ** 2;
