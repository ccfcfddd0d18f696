import type { Canvas } from './canvas.ts';
import { line, path, pen, round } from './shapes.ts';

type CloudBank = {
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly edge: string;
  readonly width?: number;
};

/** A row of scrolled clouds, as temple murals draw them, from edge to edge. */
export function cloudBank(canvas: Canvas, { y, size, fill, edge, width = 300 }: CloudBank): string {
  let outline = `M-40,${y + 200} V${y}`;
  let scrolls = '';
  for (let x = -40; x < width + 40; ) {
    const radius = size * (0.7 + canvas.chance() * 0.9);
    const middle = x + radius * 0.95;
    outline += ` a${round(radius)},${round(radius * 0.86)} 0 0 1 ${round(radius * 1.9)},0`;
    scrolls += scroll([middle, y], radius * 0.72, edge) + scroll([middle, y], radius * 0.46, edge);
    x += radius * 1.9;
  }
  return path(`${outline} V${y + 300}Z`, fill, pen(edge, 1.6, 0.55)) + scrolls;
}

const scroll = ([x, y]: readonly [number, number], radius: number, edge: string): string =>
  line(
    `M${round(x - radius)},${y} a${round(radius)},${round(radius * 0.86)} 0 0 1 ${round(
      radius * 2,
    )},0`,
    pen(edge, 1.4, 0.38),
  );
