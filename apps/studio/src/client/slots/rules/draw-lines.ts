import type { SlotDefinition } from '@baize/engines/slots/definition';
import { make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import type { SlotWord } from '../words.ts';

const SVG = 'http://www.w3.org/2000/svg';
const CELL = 12;

/** Each line over a small picture of the reels, with its number. */
export function drawLines({ wins, rows }: SlotDefinition, own: Speech<SlotWord>): HTMLElement {
  const lines = wins.by === 'lines' ? wins.lines : [];
  return make(
    'ol',
    { class: 'slot-paths' },
    lines.map((line, place) =>
      make('li', { 'aria-label': own('line', { line: String(place + 1) }) }, [
        drawLine(line, rows),
        make('span', { 'aria-hidden': 'true' }, [String(place + 1)]),
      ]),
    ),
  );
}

function drawLine(line: readonly number[], rows: number): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${line.length * CELL} ${rows * CELL}`);
  svg.setAttribute('aria-hidden', 'true');
  const cells = line.map((_, reel) =>
    Array.from(
      { length: rows },
      (_cell, row) => `M${reel * CELL + 1},${row * CELL + 1}h10v10h-10z`,
    ),
  );
  const points = line.map((row, reel) => `${(reel + 0.5) * CELL},${(row + 0.5) * CELL}`);
  svg.append(createPath('cells', cells.flat().join('')), createPath('way', `M${points.join('L')}`));
  return svg;
}

function createPath(look: string, d: string): SVGPathElement {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('class', look);
  path.setAttribute('d', d);
  return path;
}
