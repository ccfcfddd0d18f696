import type { SlotDefinition } from '../slots/definition.ts';
import { definition as anansiTales } from './anansi-tales/definition.ts';
import { definition as babaYaga } from './baba-yaga/definition.ts';
import { definition as coralPalace } from './coral-palace/definition.ts';
import { definition as elephantTreasure } from './elephant-treasure/definition.ts';
import { definition as emeraldNaga } from './emerald-naga/definition.ts';
import { definition as floatingMarket } from './floating-market/definition.ts';
import { definition as himmapanForest } from './himmapan-forest/definition.ts';
import { definition as kinnariDance } from './kinnari-dance/definition.ts';
import { definition as lampOfWishes } from './lamp-of-wishes/definition.ts';
import { definition as lanternNight } from './lantern-night/definition.ts';
import { definition as lotusPond } from './lotus-pond/definition.ts';
import { definition as moonRabbit } from './moon-rabbit/definition.ts';
import { definition as pearlDeep } from './pearl-deep/definition.ts';
import { definition as phoenixCourt } from './phoenix-court/definition.ts';
import { definition as riverDragon } from './river-dragon/definition.ts';
import { definition as songkranSplash } from './songkran-splash/definition.ts';
import { definition as tigerHoard } from './tiger-hoard/definition.ts';
import { definition as treasureJunk } from './treasure-junk/definition.ts';

/** The games of reels that were made by hand, by how they pay: the machines of all others. */
export const HAND_MADE_SLOTS: readonly SlotDefinition[] = [
  floatingMarket,
  kinnariDance,
  emeraldNaga,
  songkranSplash,
  moonRabbit,
  babaYaga,
  himmapanForest,
  anansiTales,
  phoenixCourt,
  riverDragon,
  lotusPond,
  lanternNight,
  coralPalace,
  elephantTreasure,
  tigerHoard,
  lampOfWishes,
  treasureJunk,
  pearlDeep,
];
