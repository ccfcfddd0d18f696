import { type CanvasOptions, openCanvas } from '../canvas.ts';
import type { Materials } from '../materials.ts';
import type { Motif } from '../motif.ts';
import { circle, each, group, type Point, pen, rect } from '../shapes.ts';

const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** One and four are red, as on dice of the east; the one is large. */
const isRedFace = (face: number): boolean => face === 1 || face === 4;

/** One side of a die with pips, 100 by 100. */
export function dieFace(face: number, options: CanvasOptions = {}): string {
  const canvas = openCanvas(`die ${face}`, options);
  const ink = isRedFace(face)
    ? canvas.radial(['#ff6d80', '#c3163d'], [0.4, 0.3, 0.8])
    : canvas.radial(['#5a54b8', '#17123f'], [0.4, 0.3, 0.8]);
  const pips = each(PIPS[face] ?? [], ([x, y]) =>
    circle([50 + x * 24, 50 + y * 24, face === 1 ? 17 : 10], ink),
  );
  return canvas.picture(ivory(canvas.linear(['#ffffff', '#f6f0ff', '#d9cdee'], [1, 1])) + pips, {
    box: [0, 0, 100, 100],
    fit: 'meet',
  });
}

type Pictured = { readonly name: string; readonly motif: Motif; readonly materials: Materials };

/** One side of a die with a picture in its colour. */
export function pictureFace(
  { name, motif, materials }: Pictured,
  options: CanvasOptions = {},
): string {
  const canvas = openCanvas(`picture die ${name}`, options);
  return canvas.picture(
    ivory(canvas.linear(['#ffffff', '#fbf5ff', '#ded3f0'], [1, 1])) +
      circle([50, 50, 41], 'none', pen(materials.main.body, 3, 0.8)) +
      group('translate(50 51) scale(.34)', motif(canvas, materials)),
    { box: [0, 0, 100, 100], fit: 'meet' },
  );
}

const ivory = (fill: string): string =>
  rect([0, 0, 100, 100, 16], '#bdb0da') + rect([2, 2, 96, 96, 15], fill, pen('#ffffff', 2, 0.9));
