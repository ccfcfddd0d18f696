import { FAMILY_SEA_VERSION, familySea } from '@baize/engines/families/family-seas';
import { familySheet } from '@baize/engines/families/family-sheets';
import type { Variation } from '@baize/engines/families/title-shelf';
import { magazineEngine } from '@baize/engines/fishing/magazine-engine';
import { assert } from '@baize/std/assert';
import { fishingGame } from '../fishing/fishing-game.ts';
import type { Game } from '../game.ts';
import { hueOf } from './dye.ts';

/** A sea of the families as a page: its own fish and odds, in water of its own hue. */
export function familySeaGame({ key, names }: Variation): Game {
  const sea = familySea(key);
  const sheet = familySheet(key);
  assert(sea && sheet, `${key} is a sea`);
  const engine = magazineEngine(key, FAMILY_SEA_VERSION, sea);
  return fishingGame({ engine, sheet, sea, title: names, hue: hueOf(key) });
}
