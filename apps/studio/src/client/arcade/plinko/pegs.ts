import type { Risk, Rows } from '@baize/engines/games/plinko/engine';
import { payoutOf } from '@baize/engines/games/plinko/engine';
import { make } from '../../dom.ts';
import { heatOf } from '../heat.ts';
import { createSurface, type Size } from '../surface.ts';
import { briefTimes, timesText } from '../times-text.ts';
import { ballAt, boardOf } from './way-down.ts';
import './pegs.css';

type Choice = { readonly rows: Rows; readonly risk: Risk };

export type Pegs = {
  readonly element: HTMLElement;
  setBoard(choice: Choice): void;
  /** Draws a ball so far on its way; null takes it away. */
  draw(path: readonly number[] | null, part?: number): void;
  /** Lights a bucket; null puts it out. */
  light(bucket: number | null): void;
};

/** Rows of pearls over buckets that say what they pay. */
export function createPegs(tag: string): Pegs {
  const surface = createSurface('pegs-field');
  const buckets = make('ol', { class: 'buckets' });
  const element = make('div', { class: 'board pegs', dir: 'ltr' }, [surface.element, buckets]);
  let rows: Rows = 12;
  return {
    element,
    setBoard(choice) {
      rows = choice.rows;
      element.dataset['rows'] = String(rows);
      buckets.replaceChildren(
        ...Array.from({ length: rows + 1 }, (_, bucket) => {
          const pays = payoutOf(choice, bucket);
          // The sign is left out where there is no room; readers hear it all the same.
          const made = make('li', { 'aria-label': timesText(pays, tag) }, [briefTimes(pays, tag)]);
          made.style.setProperty('--heat', String(heatOf(pays)));
          return made;
        }),
      );
    },
    draw(path, part = 0) {
      const shown = rows;
      surface.paint((pen, size) => drawField(pen, size, { rows: shown, path, part }));
    },
    light(bucket) {
      [...buckets.children].forEach((made, place) =>
        made.toggleAttribute('data-lit', place === bucket),
      );
    },
  };
}

type Field = {
  readonly rows: number;
  readonly path: readonly number[] | null;
  readonly part: number;
};

function drawField(pen: CanvasRenderingContext2D, size: Size, { rows, path, part }: Field): void {
  const board = boardOf(rows, size);
  const met = path ? Math.floor(part * (rows + 1)) - 1 : -1;
  for (let row = 0; row < rows; row++) {
    const rights = (path ?? []).slice(0, row).reduce((sum, turn) => sum + turn, 0);
    for (let peg = row === 0 ? 0 : -1; peg <= row + (row === 0 ? 0 : 1); peg++) {
      const spot = board.peg(row, peg);
      if (spot.x < board.radius || spot.x > size.width - board.radius) continue;
      const isMet = path !== null && row <= met && peg === rights;
      drawPearl(pen, spot, { radius: board.radius * (isMet ? 1.35 : 1), isMet });
    }
  }
  if (path) drawPebble(pen, ballAt(path, board, part), Math.max(5, board.radius * 2.3));
}

type Spot = { readonly x: number; readonly y: number };

type Pearl = { readonly radius: number; readonly isMet: boolean };

function drawPearl(pen: CanvasRenderingContext2D, { x, y }: Spot, { radius, isMet }: Pearl): void {
  if (isMet) {
    pen.fillStyle = 'rgb(111 230 184 / 0.25)';
    disc(pen, { x, y }, radius * 2.4);
  }
  pen.fillStyle = isMet ? '#6fe6b8' : '#d8d0ff';
  disc(pen, { x, y }, radius);
  pen.fillStyle = 'rgb(255 255 255 / 0.85)';
  disc(pen, { x: x - radius * 0.3, y: y - radius * 0.3 }, radius * 0.38);
}

function drawPebble(pen: CanvasRenderingContext2D, { x, y }: Spot, radius: number): void {
  const light = pen.createRadialGradient(
    x - radius * 0.4,
    y - radius * 0.45,
    radius * 0.1,
    x,
    y,
    radius,
  );
  light.addColorStop(0, '#fffbe0');
  light.addColorStop(0.5, '#ffcf5c');
  light.addColorStop(1, '#c67a1c');
  pen.shadowColor = 'rgb(255 200 90 / 0.7)';
  pen.shadowBlur = radius * 1.4;
  pen.fillStyle = light;
  disc(pen, { x, y }, radius);
  pen.shadowBlur = 0;
}

function disc(pen: CanvasRenderingContext2D, { x, y }: Spot, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}
