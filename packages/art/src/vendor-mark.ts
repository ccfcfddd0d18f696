import type { Canvas } from './canvas.ts';
import { MATERIALS, type MaterialName } from './materials.ts';
import { circle, group, line, path, pen, petal, rect, repeat, round, star } from './shapes.ts';
import { type MarkFigure, type MarkShape, vendorStyle } from './vendor-style.ts';

/**
 * A vendor's emblem as a part of a larger picture, within 50 of the origin: one figure, several times
 * around the middle. It is cut out of one sheet of ink, so that the light of a material falls across
 * the whole and holes are open.
 */
export function markOf(canvas: Canvas, code: string, ink: string): string {
  const { mark } = vendorStyle(code);
  const hole = PIERCED.has(mark[0]) ? circle([0, 0, 7.5], '#000') : '';
  const cut = canvas.mask(FIGURES[mark[0]](mark, '#fff') + hole);
  return rect([-50, -50, 100, 100, 0], ink, `mask="${cut}"`);
}

export const materialInk = (canvas: Canvas, name: MaterialName): string => {
  const { light, lit, body } = MATERIALS[name];
  return canvas.linear([[light, 1, 0.1], lit, [body, 1, 0.9]], [0.8, 1]);
};

/** Some figures meet in the middle and are opened there. */
const PIERCED: ReadonlySet<MarkFigure> = new Set(['petals', 'star', 'pinwheel']);

const around = ([, folds, turn]: MarkShape, figure: string): string =>
  repeat(folds, (index) => group(`rotate(${round(turn + (index * 360) / folds)})`, figure));

const FIGURES: Record<MarkFigure, (shape: MarkShape, ink: string) => string> = {
  petals: (shape, ink) => around(shape, path(petal(64 / shape[1] + 10, 44), ink)),
  darts: (shape, ink) =>
    around(shape, path('M0,-8 L14,-26 L0,-46 L-6,-26Z', ink)) + circle([0, 0, 5], ink),
  swirls: (shape, ink) => around(shape, line('M0,-10 C22,-14 26,-36 6,-44', pen(ink, 8))),
  lozenges: (shape, ink) =>
    circle([0, 0, 41], 'none', pen(ink, 6)) +
    around(shape, path('M-8,-17 L0,-34 L8,-17 L0,-8Z', ink)),
  ripples: (shape, ink) =>
    around(
      shape,
      line('M-16,-20 A26,26 0 0 1 16,-20', pen(ink, 6)) +
        line(`M-24,-34 A40,40 0 0 1 ${shape[1] > 3 ? 2 : 24},-34`, pen(ink, 6)),
    ) + circle([0, 0, 7], ink),
  star: ([, folds, turn], ink) => path(star(folds, [48, folds > 5 ? 26 : 17], turn), ink),
  drops: (shape, ink) =>
    around(
      shape,
      path('M0,-9 C9,-22 12,-28 12,-34 A12,12 0 0 0 -12,-34 C-12,-28 -9,-22 0,-9Z', ink),
    ),
  links: (shape, ink) => around(shape, circle([0, -24, 19], 'none', pen(ink, 6))),
  rays: (shape, ink) => circle([0, 0, 15], ink) + around(shape, rect([-4.5, -46, 9, 24, 4.5], ink)),
  chevrons: (shape, ink) =>
    around(
      shape,
      line('M-13,-20 L0,-30 L13,-20', pen(ink, 6)) + line('M-9,-34 L0,-42 L9,-34', pen(ink, 6)),
    ) + circle([0, 0, 7], ink),
  crescents: (shape, ink) =>
    around(shape, path('M-4,-46 C18,-44 24,-18 4,-10 C14,-22 10,-38 -4,-46Z', ink)) +
    circle([0, 0, 6], ink),
  pinwheel: (shape, ink) =>
    around(shape, path(shape[1] > 4 ? 'M0,-4 L0,-47 L17,-26Z' : 'M0,-4 L0,-47 L30,-30Z', ink)),
  orbits: (shape, ink) =>
    repeat(shape[1], (index) =>
      group(
        `rotate(${round(shape[2] + (index * 180) / shape[1])})`,
        `<ellipse rx="43" ry="${shape[1] > 3 ? 13 : 16}" fill="none" ${pen(ink, 5)}/>`,
      ),
    ) + circle([0, 0, 6], ink),
};
