import { openCanvas } from '../canvas.ts';
import { type MaterialNames, materialsOf } from '../materials.ts';
import type { Motif } from '../motif.ts';
import { group } from '../shapes.ts';

export type Drawing = {
  /** Names the picture: one name, one set of ids. */
  readonly name: string;
  readonly motif: Motif;
  readonly materials: MaterialNames;
};

/** A motif alone, on nothing. It is given as it is, so that a game ships only those it shows. */
export function drawMotif({ name, motif, materials }: Drawing): string {
  const canvas = openCanvas(`arcade ${name} ${materials.join(',')}`);
  return canvas.picture(group('translate(114 116)', motif(canvas, materialsOf(materials))), {
    box: [0, 0, 228, 228],
    fit: 'meet',
  });
}
