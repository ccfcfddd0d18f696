import { chanceFrom, pick } from './chance.ts';
import type { MaterialNames } from './materials.ts';
import { MEANINGS } from './meanings.ts';
import { MOTIFS, type MotifName } from './motifs.ts';
import { PALETTES, type PaletteName } from './palettes.ts';

/** How a mark is built: a figure, how many times around, and turned by how many degrees. */
export type MarkShape = readonly [figure: MarkFigure, folds: number, turn: number];

export const MARK_FIGURES = [
  'petals',
  'darts',
  'swirls',
  'lozenges',
  'ripples',
  'star',
  'drops',
  'links',
  'rays',
  'chevrons',
  'crescents',
  'pinwheel',
  'orbits',
] as const;

export type MarkFigure = (typeof MARK_FIGURES)[number];

/** The look of a vendor: its mark, and the motif and light of its picture. */
export type VendorStyle = {
  readonly mark: MarkShape;
  readonly motif: MotifName;
  readonly palette: PaletteName;
  readonly materials: MaterialNames;
};

const style = (
  mark: MarkShape,
  picture: readonly [MotifName, PaletteName],
  materials: MaterialNames,
): VendorStyle => ({ mark, motif: picture[0], palette: picture[1], materials });

/** By vendor code. No two share a mark; all of it is invented, none is a studio's own sign. */
const STYLES: Readonly<Record<string, VendorStyle>> = {
  AE: style(['petals', 6, 0], ['elephant', 'dusk'], ['pearl', 'ruby', 'gold']),
  AG: style(['swirls', 3, 20], ['koi', 'sea'], ['coral', 'pearl', 'gold']),
  BBIN: style(['chevrons', 3, 0], ['turtle', 'jade'], ['jade', 'leaf', 'gold']),
  BG: style(['lozenges', 4, 0], ['cards', 'wine'], ['ruby', 'jade', 'gold']),
  BGS: style(['pinwheel', 6, 15], ['gem', 'honey'], ['azure', 'pearl', 'gold']),
  CQ9: style(['swirls', 6, 0], ['potion', 'night'], ['violet', 'jade', 'gold']),
  DG: style(['drops', 6, 0], ['shell', 'plum'], ['pink', 'pearl', 'gold']),
  EA: style(['rays', 8, 0], ['fan', 'rose'], ['ruby', 'pearl', 'gold']),
  EG2: style(['drops', 3, 0], ['chili', 'ember'], ['ruby', 'leaf', 'gold']),
  ELOTT: style(['links', 3, 0], ['balls', 'dawn'], ['ruby', 'jade', 'gold']),
  FC: style(['petals', 5, 0], ['fruit', 'moss'], ['ruby', 'leaf', 'gold']),
  GALLO: style(['rays', 5, 0], ['rooster', 'dawn'], ['coral', 'azure', 'gold']),
  GG: style(['darts', 4, 0], ['tiger', 'honey'], ['coral', 'pink', 'jade']),
  IBC: style(['star', 5, 0], ['ball', 'jade'], ['pearl', 'ink', 'gold']),
  IMES: style(['chevrons', 4, 45], ['pad', 'plum'], ['azure', 'ruby', 'gold']),
  ISB: style(['petals', 3, 0], ['lotus', 'plum'], ['pink', 'jade', 'gold']),
  JDB: style(['rays', 6, 30], ['rocket', 'dawn'], ['pearl', 'ruby', 'gold']),
  JL: style(['crescents', 5, 0], ['bell', 'lagoon'], ['gold', 'ruby', 'jade']),
  KX: style(['pinwheel', 5, 0], ['mahjong', 'night'], ['ruby', 'jade', 'gold']),
  KY: style(['ripples', 4, 0], ['ship', 'lagoon'], ['coral', 'bronze', 'gold']),
  LOTT: style(['links', 5, 0], ['ticket', 'plum'], ['ruby', 'violet', 'gold']),
  LOTUS: style(['petals', 8, 0], ['lotus', 'night'], ['violet', 'azure', 'gold']),
  MG: style(['lozenges', 8, 0], ['gong', 'ember'], ['gold', 'ruby', 'gold']),
  MGS: style(['ripples', 3, 10], ['crab', 'lagoon'], ['coral', 'ruby', 'gold']),
  OG: style(['orbits', 3, 0], ['wheel', 'wine'], ['ruby', 'bronze', 'gold']),
  PG: style(['drops', 8, 0], ['peacock', 'moss'], ['jade', 'azure', 'gold']),
  PNG: style(['star', 4, 0], ['kite', 'night'], ['azure', 'coral', 'gold']),
  PT: style(['orbits', 4, 45], ['lantern', 'wine'], ['coral', 'ruby', 'gold']),
  RTG: style(['chevrons', 6, 0], ['chedi', 'dusk'], ['gold', 'ruby', 'gold']),
  SBT: style(['star', 7, 0], ['trophy', 'sea'], ['gold', 'ink', 'ruby']),
  TCG_LOTTO_VN: style(['links', 4, 45], ['coin', 'ember'], ['gold', 'jade', 'gold']),
  TCG_SEA: style(['crescents', 3, 0], ['orb', 'sea'], ['jade', 'pearl', 'gold']),
  TGP: style(['lozenges', 6, 0], ['dice', 'night'], ['ruby', 'pearl', 'gold']),
  TH: style(['darts', 3, 0], ['clover', 'moss'], ['leaf', 'jade', 'gold']),
  TTG: style(['crescents', 6, 0], ['rabbit', 'steel'], ['pearl', 'pink', 'gold']),
  UG: style(['star', 8, 0], ['ball', 'sea'], ['pearl', 'ink', 'gold']),
  WD: style(['pinwheel', 8, 0], ['parasol', 'rose'], ['azure', 'pink', 'gold']),
  WS: style(['rays', 4, 45], ['shield', 'steel'], ['azure', 'ruby', 'gold']),
  XY: style(['darts', 6, 0], ['owl', 'dusk'], ['bronze', 'pearl', 'gold']),
};

/** The style of a known code, and for any other one drawn from it. */
export function vendorStyle(code: string): VendorStyle {
  const known = STYLES[code];
  if (known) return known;
  const chance = chanceFrom(`vendor ${code}`);
  const motif = pick(chance, Object.keys(MOTIFS) as MotifName[]);
  return {
    mark: [pick(chance, MARK_FIGURES), pick(chance, [3, 5, 7, 8]), Math.floor(chance() * 4) * 10],
    motif,
    palette: pick(chance, Object.keys(PALETTES) as PaletteName[]),
    materials: pick(chance, MEANINGS[motif].materials),
  };
}
