import { type CanvasOptions, openCanvas } from '../canvas.ts';
import { type MaterialNames, materialsOf } from '../materials.ts';
import type { Motif } from '../motif.ts';
import { group } from '../shapes.ts';

/** A symbol as a theme names it: what is drawn, and of which three materials. */
export type Symbol = readonly [motif: Motif, ...materials: MaterialNames];

/** The picture of a symbol, square and on nothing; two of one page need two names. */
export function drawSymbol(
  [motif, ...materials]: Symbol,
  name: string,
  options: CanvasOptions = {},
): string {
  const canvas = openCanvas(`slot ${name} ${materials.join()}`, options);
  return canvas.picture(group('translate(114 114)', motif(canvas, materialsOf(materials))), {
    box: [0, 0, 228, 228],
    fit: 'meet',
  });
}
