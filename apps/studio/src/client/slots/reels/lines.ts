import type { SlotWin } from '@baize/engines/slots/events';
import { heightOf, middleOf, type Shape, widthOf } from './shape.ts';

const JADE = '#7cf5c4';

export type Lines = {
  readonly canvas: HTMLCanvasElement;
  draw(wins: readonly SlotWin[]): void;
  clear(): void;
  layout(shape: Shape): void;
};

/** Frames about the cells that win and the lines they lie on, above the reels. */
export function createLines(lines: readonly (readonly number[])[]): Lines {
  const canvas = document.createElement('canvas');
  canvas.className = 'slot-lines';
  canvas.setAttribute('aria-hidden', 'true');
  const pen = canvas.getContext('2d');
  let shape: Shape | null = null;
  let shown: readonly SlotWin[] = [];

  function draw(wins: readonly SlotWin[]) {
    shown = wins;
    if (!pen || !shape) return;
    pen.clearRect(0, 0, canvas.width, canvas.height);
    for (const { line } of wins) {
      const rows = line === undefined ? undefined : lines[line];
      if (rows) drawLine(pen, rows, shape);
    }
    for (const cell of new Set(wins.flatMap(({ cells }) => cells))) drawFrame(pen, cell, shape);
  }

  return {
    canvas,
    draw,
    clear: () => draw([]),
    layout(next) {
      shape = next;
      const resolution = globalThis.devicePixelRatio || 1;
      const [width, height] = [widthOf(shape), heightOf(shape)];
      canvas.width = Math.round(width * resolution);
      canvas.height = Math.round(height * resolution);
      canvas.style.inlineSize = `${width}px`;
      canvas.style.blockSize = `${height}px`;
      pen?.scale(resolution, resolution);
      draw(shown);
    },
  };
}

function drawLine(pen: CanvasRenderingContext2D, rows: readonly number[], shape: Shape): void {
  const points = rows.map((row, reel) => middleOf(reel * shape.rows + row, shape));
  const [, firstY] = points[0] ?? [0, 0];
  const [, lastY] = points.at(-1) ?? [0, 0];
  pen.beginPath();
  pen.moveTo(0, firstY);
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.lineTo(widthOf(shape), lastY);
  pen.lineJoin = 'round';
  pen.shadowColor = JADE;
  pen.shadowBlur = 14;
  pen.strokeStyle = 'rgb(255 255 255 / 0.85)';
  pen.lineWidth = Math.max(2, shape.cellWidth * 0.024);
  pen.stroke();
  pen.shadowBlur = 0;
}

function drawFrame(pen: CanvasRenderingContext2D, cell: number, shape: Shape): void {
  const { cellWidth, cellHeight } = shape;
  const [x, y] = middleOf(cell, shape);
  const inset = Math.max(3, cellWidth * 0.05);
  const [width, height] = [cellWidth - inset * 2, cellHeight - inset * 2];
  pen.beginPath();
  pen.roundRect(x - width / 2, y - height / 2, width, height, cellWidth * 0.16);
  pen.fillStyle = 'rgb(124 245 196 / 0.1)';
  pen.fill();
  pen.strokeStyle = JADE;
  pen.lineWidth = Math.max(2, cellWidth * 0.018);
  pen.stroke();
}
