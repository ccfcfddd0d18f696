import { type CanvasOptions, openCanvas } from './canvas.ts';
import { chanceFrom, pick } from './chance.ts';
import { materialsOf } from './materials.ts';
import { MEANINGS } from './meanings.ts';
import { MOTIFS, type MotifName } from './motifs.ts';
import { PALETTES, type PaletteName } from './palettes.ts';
import { group, rect } from './shapes.ts';

/** Creatures that look back from a small round picture. */
const FACES: readonly MotifName[] = [
  'fox',
  'tiger',
  'elephant',
  'butterfly',
  'manta',
  'rabbit',
  'peacock',
  'cat',
  'owl',
  'octopus',
  'crab',
  'turtle',
  'koi',
  'rooster',
];

/** A member's picture until they choose one: 200 by 200, cut round by the page. */
export function avatar(seed: string, options: CanvasOptions = {}): string {
  const canvas = openCanvas(`avatar ${seed}`, options);
  const chance = chanceFrom(`avatar ${seed}`);
  const { glow, mid, deep } = PALETTES[pick(chance, Object.keys(PALETTES) as PaletteName[])];
  const motif = pick(chance, FACES);
  const materials = materialsOf(pick(chance, MEANINGS[motif].materials));
  return canvas.picture(
    rect([0, 0, 200, 200, 0], canvas.radial([glow, mid, deep], [0.4, 0.3, 0.9])) +
      group('translate(100 106) scale(.8)', MOTIFS[motif](canvas, materials)),
    { box: [0, 0, 200, 200] },
  );
}
