import type { Motif } from './motif.ts';
import { butterfly, peacock, rooster, tiger } from './motifs/beasts.ts';
import { ace, dome } from './motifs/casino.ts';
import { chips, drum, mask } from './motifs/festival.ts';
import { bell, cat, kite, owl, parasol } from './motifs/folk.ts';
import { clover, hourglass, ticket, trophy } from './motifs/fortune.ts';
import { chili, fruit, mangosteen } from './motifs/fruit.ts';
import { beetle, phoenix, pineapple } from './motifs/jewels.ts';
import { koi } from './motifs/koi.ts';
import { elephant, fox, naga, rabbit } from './motifs/legend.ts';
import { ball, balls, pad, potion, rocket } from './motifs/play.ts';
import { crab, jelly, manta, shell, ship } from './motifs/sea.ts';
import { dice, fan, wheel } from './motifs/table.ts';
import { chedi, gong, lantern, lotus, orb, sun } from './motifs/temple.ts';
import { cards, mahjong } from './motifs/tiles.ts';
import { chest, coin, crown, gem, shield } from './motifs/treasure.ts';
import { anchor, octopus, turtle } from './motifs/water.ts';

export const MOTIFS = {
  ace,
  anchor,
  ball,
  balls,
  beetle,
  bell,
  butterfly,
  cards,
  cat,
  chedi,
  chest,
  chili,
  chips,
  clover,
  coin,
  crab,
  crown,
  dice,
  dome,
  drum,
  elephant,
  fan,
  fox,
  fruit,
  gem,
  gong,
  hourglass,
  jelly,
  kite,
  koi,
  lantern,
  lotus,
  mahjong,
  mangosteen,
  manta,
  mask,
  naga,
  octopus,
  orb,
  owl,
  pad,
  parasol,
  peacock,
  phoenix,
  pineapple,
  potion,
  rabbit,
  rocket,
  rooster,
  shell,
  shield,
  ship,
  sun,
  ticket,
  tiger,
  trophy,
  turtle,
  wheel,
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;
