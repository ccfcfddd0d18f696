import { MEANINGS } from '@baize/art/meanings';
import { MOTIFS, type MotifName } from '@baize/art/motifs';
import type { Symbol } from '@baize/art/slots/draw-symbol';
import { deer, lion, monkey } from '@baize/art/slots/motifs/beasts';
import { broom, calabash, cauldron, hut } from '@baize/art/slots/motifs/crafts';
import { crane, dragon, kinnari } from '@baize/art/slots/motifs/fabled';
import { bowl, cake, firework, moon, waterGun } from '@baize/art/slots/motifs/festival';
import { bamboo, jasmine, mushroom, orchid, peony } from '@baize/art/slots/motifs/flowers';
import { boat, coconut, durian, lime, mango, rambutan } from '@baize/art/slots/motifs/market';
import { dragonfly, frog, spider, web } from '@baize/art/slots/motifs/small-beasts';
import { amber, emerald, jade, pearl, ruby, sapphire } from '@baize/art/slots/motifs/stones';
import { carpet, compass, goldBar, goldRing, lamp, sword } from '@baize/art/slots/motifs/treasure';
import type { SymbolId } from '@baize/engines/slots/symbol-id';
import { assert } from '@baize/std/assert';

/** Symbols that no cover has, of the materials they are known by. */
const PICTURES: Readonly<Partial<Record<SymbolId, Symbol>>> = {
  amber: [amber, 'gold', 'leaf', 'gold'],
  bamboo: [bamboo, 'leaf', 'jade', 'ruby'],
  boat: [boat, 'bronze', 'coral', 'gold'],
  bowl: [bowl, 'silver', 'azure', 'pink'],
  broom: [broom, 'bronze', 'gold', 'ruby'],
  cake: [cake, 'gold', 'bronze', 'ruby'],
  calabash: [calabash, 'gold', 'ruby', 'jade'],
  carpet: [carpet, 'ruby', 'violet', 'gold'],
  cauldron: [cauldron, 'ink', 'leaf', 'gold'],
  coconut: [coconut, 'leaf', 'pink', 'pink'],
  compass: [compass, 'gold', 'azure', 'ruby'],
  crane: [crane, 'pearl', 'ink', 'ruby'],
  deer: [deer, 'bronze', 'pearl', 'gold'],
  dragon: [dragon, 'jade', 'gold', 'ruby'],
  dragonfly: [dragonfly, 'azure', 'jade', 'gold'],
  durian: [durian, 'leaf', 'pearl', 'gold'],
  emerald: [emerald, 'jade', 'gold', 'gold'],
  firework: [firework, 'pink', 'gold', 'azure'],
  frog: [frog, 'leaf', 'gold', 'pink'],
  'gold-bar': [goldBar, 'gold', 'gold', 'ruby'],
  hut: [hut, 'bronze', 'gold', 'ruby'],
  jade: [jade, 'jade', 'ruby', 'gold'],
  jasmine: [jasmine, 'pearl', 'leaf', 'gold'],
  kinnari: [kinnari, 'gold', 'coral', 'ruby'],
  lamp: [lamp, 'gold', 'violet', 'ruby'],
  lime: [lime, 'leaf', 'leaf', 'leaf'],
  lion: [lion, 'gold', 'coral', 'ruby'],
  mango: [mango, 'gold', 'coral', 'gold'],
  monkey: [monkey, 'pearl', 'gold', 'ruby'],
  moon: [moon, 'gold', 'pearl', 'azure'],
  mushroom: [mushroom, 'ruby', 'pearl', 'pearl'],
  orchid: [orchid, 'pink', 'violet', 'gold'],
  pearl: [pearl, 'pearl', 'azure', 'gold'],
  peony: [peony, 'pink', 'leaf', 'gold'],
  rambutan: [rambutan, 'ruby', 'leaf', 'ruby'],
  ring: [goldRing, 'gold', 'azure', 'ruby'],
  ruby: [ruby, 'ruby', 'gold', 'gold'],
  sapphire: [sapphire, 'azure', 'gold', 'gold'],
  spider: [spider, 'ink', 'gold', 'ruby'],
  sword: [sword, 'silver', 'gold', 'ruby'],
  'water-gun': [waterGun, 'azure', 'coral', 'gold'],
  web: [web, 'silver', 'azure', 'ruby'],
};

/** Symbols that covers show under another name. */
const MOTIF_OF: Readonly<Partial<Record<SymbolId, MotifName>>> = {
  pagoda: 'chedi',
  'gold-coin': 'coin',
};

/** How a symbol is drawn: of its own materials, or as the covers with this motif are. */
export function pictureOf(id: SymbolId): Symbol {
  const own = PICTURES[id];
  if (own) return own;
  const motif = MOTIF_OF[id] ?? id;
  assert(isMotif(motif), `there is a picture of ${id}`);
  return [MOTIFS[motif], ...MEANINGS[motif].materials[0]];
}

export const isMotif = (name: string): name is MotifName => Object.hasOwn(MOTIFS, name);
