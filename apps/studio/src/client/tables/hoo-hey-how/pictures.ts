import { type MaterialNames, materialsOf } from '@baize/art/materials';
import type { Motif } from '@baize/art/motif';
import { rooster, tiger } from '@baize/art/motifs/beasts';
import { koi } from '@baize/art/motifs/koi';
import { crab } from '@baize/art/motifs/sea';
import { pictureFace } from '@baize/art/tables/die-face';
import { gourd } from '@baize/art/tables/gourd';
import { prawn } from '@baize/art/tables/prawn';
import type { Picture } from '@baize/engines/games/hoo-hey-how/engine';

const PAINT: Readonly<Record<Picture, readonly [Motif, MaterialNames]>> = {
  fish: [koi, ['ruby', 'coral', 'gold']],
  prawn: [prawn, ['leaf', 'jade', 'gold']],
  gourd: [gourd, ['azure', 'leaf', 'ruby']],
  tiger: [tiger, ['azure', 'pink', 'gold']],
  rooster: [rooster, ['ruby', 'coral', 'gold']],
  crab: [crab, ['jade', 'leaf', 'gold']],
};

/** A picture as it stands on the dice and on the cloth. */
export function faceOf(name: Picture): string {
  const [motif, materials] = PAINT[name];
  return pictureFace({ name, motif, materials: materialsOf(materials) });
}
