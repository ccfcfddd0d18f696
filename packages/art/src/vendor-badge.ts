import { type CanvasOptions, openCanvas } from './canvas.ts';
import { PALETTES } from './palettes.ts';
import { circle, group, pen } from './shapes.ts';
import { markOf, materialInk } from './vendor-mark.ts';
import { vendorStyle } from './vendor-style.ts';

/** A tone that can be read on the dark ground and on the light one. */
const RESTING_INK = '#858dbf';

/** A vendor's small sign, 96 by 96: at rest the emblem alone, when chosen lit on a disc. */
export function vendorBadge(
  code: string,
  state: 'default' | 'active',
  options: CanvasOptions = {},
): string {
  const canvas = openCanvas(`badge ${code} ${state}`, options);
  const { palette } = vendorStyle(code);
  const { deep, mid, glow, light } = PALETTES[palette];
  const drawing =
    state === 'default'
      ? group('translate(48 48) scale(.8)', markOf(canvas, code, RESTING_INK))
      : circle([48, 48, 46], canvas.radial([glow, [mid, 1, 0.6], deep], [0.36, 0.26, 0.86])) +
        circle([48, 48, 45], 'none', pen(light, 1.6, 0.7)) +
        group('translate(48 48) scale(.6)', markOf(canvas, code, materialInk(canvas, 'pearl')));
  return canvas.picture(drawing, { box: [0, 0, 96, 96], fit: 'meet' });
}
