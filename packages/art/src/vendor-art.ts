import { type CanvasOptions, openCanvas } from './canvas.ts';
import { type MaterialNames, materialsOf } from './materials.ts';
import { MOTIFS, type MotifName } from './motifs.ts';
import { PALETTES, type PaletteName } from './palettes.ts';
import { circle, clipped, group, pen, rect, repeat, round } from './shapes.ts';
import { markOf } from './vendor-mark.ts';
import { vendorStyle } from './vendor-style.ts';

export type VendorArtRecipe = {
  readonly motif: MotifName;
  readonly palette: PaletteName;
  readonly materials: MaterialNames;
};

type Options = CanvasOptions & {
  /** Rounds the corners and sets the emblem into the upper start: the picture stands alone. */
  readonly isCard?: boolean;
};

/** A vendor's picture, 240 by 150: its motif at the end, dark at the start where the words go. */
export function vendorArt(
  code: string,
  recipe: VendorArtRecipe = vendorStyle(code),
  { isCard = false, ...options }: Options = {},
): string {
  const { motif, palette: light, materials } = recipe;
  const canvas = openCanvas(
    `vendor ${code} ${motif} ${light} ${materials.join()} ${isCard}`,
    options,
  );
  const { deep, mid, glow, light: rim } = PALETTES[light];
  const scene =
    rect([0, 0, 240, 150, 0], canvas.linear([mid, deep], [1, 1])) +
    circle([186, 78, 112], canvas.glow(glow, 0.9)) +
    repeat(5, (i) =>
      circle([188, 80, 34 + i * 22], 'none', pen(rim, 1, round(2.8 - i * 0.4) / 10)),
    ) +
    group(
      `translate(186 76) rotate(${round(canvas.chance() * 10 - 5)}) scale(.66)`,
      MOTIFS[motif](canvas, materialsOf(materials)),
    ) +
    rect(
      [0, 0, 190, 150, 0],
      canvas.linear(
        [
          [deep, 0.85],
          [deep, 0.6, 0.5],
          [deep, 0],
        ],
        [1, 0],
      ),
    );
  const corners = rect([0, 0, 240, 150, 14], '#fff');
  return canvas.picture(
    isCard
      ? clipped(canvas.clip(corners), scene) +
          group('translate(44 44) scale(.5)', markOf(canvas, code, '#fff'))
      : scene,
    { box: [0, 0, 240, 150] },
  );
}
