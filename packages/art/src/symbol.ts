import { type CanvasOptions, openCanvas } from './canvas.ts';
import { type MaterialNames, materialsOf } from './materials.ts';
import { MOTIFS, type MotifName } from './motifs.ts';
import { group } from './shapes.ts';

/** A motif alone, on nothing: a slot symbol, a reward, the picture of an empty list. */
export function symbol(
  motif: MotifName,
  materials: MaterialNames,
  options: CanvasOptions = {},
): string {
  const canvas = openCanvas(`symbol ${motif} ${materials.join(',')}`, options);
  return canvas.picture(
    group('translate(114 116)', MOTIFS[motif](canvas, materialsOf(materials))),
    {
      box: [0, 0, 228, 228],
      fit: 'meet',
    },
  );
}
