import type { MaterialNames } from './materials.ts';
import type { WORLDS } from './worlds.ts';

export type Meaning = {
  readonly world: keyof typeof WORLDS;
  readonly materials: readonly [MaterialNames, ...MaterialNames[]];
  /** Words of a game's name that call for this motif, besides the motif's own name. */
  readonly words: readonly string[];
};

export const meaning = (
  world: Meaning['world'],
  words: string,
  materials: Meaning['materials'],
): Meaning => ({ world, words: words.split(' '), materials });
