import { type Canvas, type CanvasOptions, openCanvas } from './canvas.ts';
import { COMPOSITIONS, type CompositionName } from './compositions.ts';
import { FLAKES, type FlakesName } from './flakes.ts';
import { HALOS, type HaloName } from './halos.ts';
import { type MaterialNames, materialsOf } from './materials.ts';
import { MOTIFS, type MotifName } from './motifs.ts';
import { PALETTES, type Palette, type PaletteName } from './palettes.ts';
import { circle, group, rect } from './shapes.ts';

/** A cover in words: what stands where, in which light, made of what. */
export type CoverRecipe = {
  readonly motif: MotifName;
  readonly palette: PaletteName;
  readonly composition: CompositionName;
  readonly materials: MaterialNames;
  readonly flakes: FlakesName;
  readonly halo?: HaloName;
  /** Looks the other way. */
  readonly mirror?: boolean;
};

/** A tall picture (300 by 400) to click on: one motif, lit from behind, no words. */
export function cover(recipe: CoverRecipe, options: CanvasOptions = {}): string {
  const canvas = openCanvas(`cover ${seedOf(recipe)}`, options);
  const palette = PALETTES[recipe.palette];
  return canvas.picture(
    backdrop(canvas, palette, recipe.composition) +
      // A shade behind the motif, two steps darker than the light around it, lets its rim shine.
      circle(
        [150, 186, 128],
        canvas.radial([
          [palette.deep, 0, 0.2],
          [palette.deep, 0.42, 0.6],
          [palette.deep, 0],
        ]),
      ) +
      HALOS[recipe.halo ?? 'none'](palette) +
      hero(canvas, recipe) +
      FLAKES[recipe.flakes](canvas, palette) +
      rect(
        [0, 250, 300, 150, 0],
        canvas.linear([
          [palette.deep, 0],
          [palette.deep, 0.8],
        ]),
      ) +
      rect(
        [0, 0, 300, 70, 0],
        canvas.linear([
          [palette.deep, 0.45],
          [palette.deep, 0],
        ]),
      ),
    { box: [0, 0, 300, 400] },
  );
}

/** One text per recipe: what its gradients and flakes are seeded by. */
export const seedOf = (recipe: CoverRecipe): string =>
  [
    recipe.motif,
    recipe.palette,
    recipe.composition,
    ...recipe.materials,
    recipe.halo ?? 'none',
    recipe.flakes,
    recipe.mirror ? 'mirrored' : 'straight',
  ].join(' ');

export const backdrop = (canvas: Canvas, palette: Palette, composition: CompositionName): string =>
  rect(
    [0, 0, 300, 400, 0],
    canvas.radial([palette.glow, [palette.mid, 1, 0.48], palette.deep], [0.5, 0.44, 0.78]),
  ) + COMPOSITIONS[composition](canvas, palette);

function hero(canvas: Canvas, { motif, composition, materials, mirror }: CoverRecipe): string {
  // Tables and waves fill the lower third, so the motif stands a little higher over them.
  const y = composition === 'felt' || composition === 'waves' ? 178 : 184;
  return group(
    `translate(150 ${y}) scale(${mirror ? '-1.4,1.4' : '1.4'})`,
    MOTIFS[motif](canvas, materialsOf(materials)),
  );
}
