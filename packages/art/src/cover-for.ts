import type { CanvasOptions } from './canvas.ts';
import { chanceFrom, pick } from './chance.ts';
import { type CoverRecipe, cover } from './cover.ts';
import { HALOS, type HaloName } from './halos.ts';
import type { MaterialName } from './materials.ts';
import { MEANINGS } from './meanings.ts';
import { MOTIFS, type MotifName } from './motifs.ts';
import type { PaletteName } from './palettes.ts';
import { WORLDS } from './worlds.ts';

const MOTIF_NAMES = Object.keys(MOTIFS) as MotifName[];
const HALO_NAMES = Object.keys(HALOS) as HaloName[];

/** A cover for anything that has a name and no drawing of its own: one seed, one picture. */
export const coverFor = (seed: string, options: CanvasOptions = {}): string =>
  cover(recipeFor(seed), options);

/** A word of the seed that names a motif (`koi-over-the-falls`) chooses it; else the seed does. */
export function recipeFor(seed: string): CoverRecipe {
  const drawn = pick(chanceFrom(`motif ${seed}`), MOTIF_NAMES);
  return recipeOf(motifNamedIn(seed) ?? drawn, seed);
}

/** Composes by meaning: the seed chooses among the places, lights and materials the motif suits. */
export function recipeOf(motif: MotifName, seed: string): CoverRecipe {
  const chance = chanceFrom(`recipe ${motif} ${seed}`);
  const { world, materials } = MEANINGS[motif];
  const { compositions, palettes, flakes } = WORLDS[world];
  const chosen = pick(chance, materials);
  return {
    motif,
    composition: pick(chance, compositions),
    palette: pick(chance, without<PaletteName>(palettes, drowning(chosen[0]))),
    materials: chosen,
    halo: pick(chance, HALO_NAMES),
    flakes: pick(chance, flakes),
    mirror: chance() < 0.5,
  };
}

/** The motif that the first telling word of a seed names. */
export function motifNamedIn(seed: string): MotifName | undefined {
  const words = seed.toLowerCase().split(/[^a-z]+/);
  return words.map((word) => MOTIF_BY_WORD.get(word)).find((motif) => motif !== undefined);
}

const MOTIF_BY_WORD: ReadonlyMap<string, MotifName> = new Map(
  MOTIF_NAMES.flatMap((motif) =>
    [motif, ...MEANINGS[motif].words].map((word) => [word, motif] as const),
  ).reverse(),
);

/** Lights in which a motif of this material would be lost: jade on jade, coral on ember. */
const DROWNING: Partial<Record<MaterialName, readonly PaletteName[]>> = {
  jade: ['jade', 'lagoon'],
  leaf: ['moss'],
  azure: ['sea'],
  ruby: ['wine', 'ember'],
  coral: ['ember'],
  violet: ['plum', 'night'],
  pink: ['rose'],
  gold: ['honey', 'sand'],
  bronze: ['honey', 'sand'],
  silver: ['steel'],
  ink: ['night'],
};

const drowning = (material: MaterialName): readonly PaletteName[] => DROWNING[material] ?? [];

/** The items left, or all of them where nothing would be left. */
function without<Item>(items: readonly Item[], avoided: readonly Item[]): readonly Item[] {
  const left = items.filter((item) => !avoided.includes(item));
  return left.length > 0 ? left : items;
}
