/** How large the reels are now, in CSS pixels. */
export type Shape = {
  readonly reels: number;
  readonly rows: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** The side of a symbol's picture. */
  readonly picture: number;
};

type Room = { readonly width: number; readonly height: number };
type Size = { readonly reels: number; readonly rows: number };

/** A cell may be as much as this taller than wide on a phone, and this much wider than tall. */
const TALL = 1.5;
const BROAD = 1.12;
/** Where many rows stand above each other they stand close. */
const MANY_ROWS = 5;
const CELL_MAX = 176;

/** The largest grid that fits the room, with cells that are nearly square. */
export function fit({ width, height }: Room, { reels, rows }: Size): Shape {
  const widest = Math.min(CELL_MAX, width / reels);
  const cellHeight = Math.floor(Math.min(height / rows, widest * TALL, CELL_MAX * TALL));
  const cellWidth = Math.floor(Math.min(widest, cellHeight * (rows < MANY_ROWS ? BROAD : 1.02)));
  const picture = Math.round(Math.min(cellWidth * 1.02, cellHeight * 0.99));
  return { reels, rows, cellWidth, cellHeight, picture };
}

export const widthOf = ({ reels, cellWidth }: Shape): number => reels * cellWidth;
export const heightOf = ({ rows, cellHeight }: Shape): number => rows * cellHeight;

/** The middle of a cell of the flat grid, reel after reel. */
export function middleOf(cell: number, shape: Shape): readonly [x: number, y: number] {
  const [reel, row] = [Math.floor(cell / shape.rows), cell % shape.rows];
  return [(reel + 0.5) * shape.cellWidth, (row + 0.5) * shape.cellHeight];
}
