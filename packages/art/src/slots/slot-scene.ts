import { type CanvasOptions, openCanvas } from '../canvas.ts';
import { PALETTES, type PaletteName } from '../palettes.ts';
import { circle, rect } from '../shapes.ts';
import { HEIGHT, type Layer, WIDTH } from './layers/layer.ts';

export type SlotScene = {
  readonly palette: PaletteName;
  /** From the farthest to the nearest. */
  readonly layers: readonly Layer[];
};

/** The place a slot is played in: 1440 by 900, darkest above, with a light behind the reels. */
export function slotScene({ palette, layers }: SlotScene, options: CanvasOptions = {}): string {
  const names = layers.map((layer) => layer.name).join();
  const canvas = openCanvas(`slot scene ${palette} ${names}`, options);
  const colors = PALETTES[palette];
  const { deep, mid, glow } = colors;
  return canvas.picture(
    rect([0, 0, WIDTH, HEIGHT, 0], canvas.linear([deep, [mid, 1, 0.55], [glow, 1, 0.95]])) +
      circle([WIDTH / 2, 400, 620], canvas.glow(glow, 0.55)) +
      layers.map((layer) => layer(canvas, colors)).join('') +
      // The bar above and the controls below are read on top of it.
      rect(
        [0, 0, WIDTH, 150, 0],
        canvas.linear([
          [deep, 0.7],
          [deep, 0],
        ]),
      ) +
      rect(
        [0, 690, WIDTH, 210, 0],
        canvas.linear([
          [deep, 0],
          [deep, 0.82],
        ]),
      ),
    { box: [0, 0, WIDTH, HEIGHT] },
  );
}
