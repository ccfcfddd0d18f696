import type { CompositionName } from './compositions.ts';
import type { FlakesName } from './flakes.ts';
import type { PaletteName } from './palettes.ts';

/** Where a motif is at home. A koi belongs in water, a card on felt, a stupa before mountains. */
export type World = {
  readonly compositions: readonly CompositionName[];
  readonly palettes: readonly PaletteName[];
  readonly flakes: readonly FlakesName[];
};

export const WORLDS = {
  sea: {
    compositions: ['deep', 'waves', 'moon', 'rays'],
    palettes: ['sea', 'lagoon', 'night', 'jade', 'steel', 'plum', 'dusk'],
    flakes: ['bubble', 'none', 'spark'],
  },
  voyage: {
    compositions: ['waves', 'moon', 'rays', 'peaks'],
    palettes: ['sea', 'lagoon', 'dawn', 'dusk', 'steel', 'night', 'jade'],
    flakes: ['spark', 'none', 'ember'],
  },
  table: {
    compositions: ['felt', 'curtain', 'deco', 'rays'],
    palettes: ['jade', 'wine', 'night', 'ember', 'plum', 'moss', 'sea', 'rose'],
    flakes: ['none', 'spark', 'coin'],
  },
  temple: {
    compositions: ['peaks', 'arch', 'moon', 'petals', 'rays'],
    palettes: ['dusk', 'night', 'ember', 'sand', 'dawn', 'wine', 'jade', 'plum'],
    flakes: ['spark', 'ember', 'petal'],
  },
  garden: {
    compositions: ['garden', 'petals', 'moon', 'rays', 'arch'],
    palettes: ['moss', 'jade', 'rose', 'plum', 'night', 'dawn', 'lagoon', 'wine'],
    flakes: ['petal', 'spark', 'none'],
  },
  treasure: {
    compositions: ['rays', 'deco', 'orbit', 'arch', 'curtain'],
    palettes: ['night', 'plum', 'wine', 'sea', 'jade', 'honey', 'rose', 'dusk', 'lagoon'],
    flakes: ['coin', 'spark', 'none'],
  },
  sky: {
    compositions: ['moon', 'orbit', 'peaks', 'dunes', 'rays'],
    palettes: ['dawn', 'night', 'dusk', 'steel', 'sea', 'plum', 'sand', 'rose'],
    flakes: ['spark', 'ember', 'petal'],
  },
  feast: {
    compositions: ['rays', 'garden', 'deco', 'dunes', 'petals'],
    palettes: ['ember', 'moss', 'rose', 'lagoon', 'honey', 'plum', 'dawn', 'sea'],
    flakes: ['spark', 'none', 'ember'],
  },
} as const satisfies Record<string, World>;
