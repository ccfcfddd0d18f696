import type { SymbolId } from '../slots/symbol-id.ts';
import type { Title } from './title-shelf.ts';

const list = (ids: string): readonly SymbolId[] => ids.split(' ') as SymbolId[];

/** What the studios of the catalogue tell of: the symbols that stand beside the one of a title. */
const BY_VENDOR: Readonly<Record<string, readonly SymbolId[]>> = {
  AE: list('pagoda naga lotus elephant lantern emerald gong crane ring jade mask'),
  AG: list('crane koi lotus bamboo frog dragonfly turtle pearl sapphire moon bell'),
  BGS: list('beetle compass hourglass amber orb sun emerald chest ring lamp spider'),
  CQ9: list('orb potion koi jade sword lotus lantern fox owl gem ring'),
  EG2: list('chili lantern ruby cauldron sun phoenix firework amber potion fox mushroom'),
  FC: list('mango mangosteen rambutan coconut durian lime chili pineapple fruit boat bowl'),
  GG: list('tiger kite fan lantern parasol bamboo crane dragon drum mask owl'),
  ISB: list('orchid butterfly jasmine peony dragonfly frog mushroom lotus bamboo bell owl'),
  JDB: list('drum rocket ball mask trophy pad kite clover cat bell shield boat'),
  JL: list('anchor chest shell octopus ship compass bell jelly turtle pearl ring'),
  MG: list('bell shield gold-bar sword hourglass gong ring compass crown drum lantern gem'),
  MGS: list('octopus shell crab manta turtle jelly pearl anchor chest koi sapphire'),
  PG: list('fan butterfly lotus jade parasol peony ring crane orchid pearl mask'),
  PNG: list('kite sun rocket butterfly bell owl crane orb parasol rabbit gong'),
  PT: list('lantern cat drum firework mask fan lotus rabbit bell gong cake'),
  RTG: list('lamp carpet elephant peacock ruby sword chili ring hourglass moon crown'),
  TTG: list('moon rabbit cake lantern owl potion orb sapphire bell cat peony'),
  WD: list('parasol coconut crab shell turtle sun boat pineapple mango fruit butterfly'),
};

/** What belongs to a motif wherever it is told of: these come first beside it. */
const BY_MOTIF: Readonly<Record<string, readonly SymbolId[]>> = {
  anchor: list('ship compass'),
  ball: list('trophy shield'),
  beetle: list('amber sun'),
  bell: list('gong lantern'),
  butterfly: list('orchid jasmine'),
  cat: list('koi lantern'),
  chedi: list('lotus crane'),
  chest: list('gold-bar ruby'),
  chili: list('cauldron lime'),
  clover: list('ring rabbit'),
  coin: list('gold-bar chest'),
  crab: list('shell pearl'),
  crown: list('ring ruby'),
  drum: list('gong mask'),
  elephant: list('lotus pagoda'),
  fan: list('peony crane'),
  fox: list('moon lantern'),
  fruit: list('mango lime'),
  gem: list('ruby sapphire'),
  gong: list('drum bell'),
  hourglass: list('compass orb'),
  jelly: list('pearl shell'),
  kite: list('crane sun'),
  koi: list('lotus pearl'),
  lantern: list('firework moon'),
  lotus: list('dragonfly frog'),
  manta: list('pearl turtle'),
  mangosteen: list('durian rambutan'),
  mask: list('drum fan'),
  naga: list('pearl emerald'),
  octopus: list('pearl chest'),
  orb: list('moon sapphire'),
  owl: list('moon mushroom'),
  pad: list('trophy rocket'),
  parasol: list('peony sun'),
  peacock: list('jade sapphire'),
  phoenix: list('sun ruby'),
  pineapple: list('coconut mango'),
  potion: list('mushroom cauldron'),
  rabbit: list('moon clover'),
  rocket: list('firework moon'),
  rooster: list('sun fruit'),
  shell: list('pearl crab'),
  shield: list('sword crown'),
  ship: list('compass anchor'),
  sun: list('moon amber'),
  tiger: list('bamboo jade'),
  trophy: list('crown shield'),
  turtle: list('shell koi'),
};

/** Motifs of covers whose symbols have another name. */
const ID_OF_MOTIF: Readonly<Record<string, SymbolId>> = { chedi: 'pagoda', coin: 'gold-coin' };

export const symbolOfMotif = (motif: string): SymbolId => ID_OF_MOTIF[motif] ?? (motif as SymbolId);

/** The symbols of a title, its own first; each begins with other ones of its studio. */
export function castOf({ vendor, motif, number }: Title): readonly SymbolId[] {
  const lead = symbolOfMotif(motif);
  const studio = BY_VENDOR[vendor] ?? [];
  const turn = (number * 3) % studio.length;
  const turned = [...studio.slice(turn), ...studio.slice(0, turn)];
  return [...new Set([lead, ...(BY_MOTIF[motif] ?? []), ...turned])];
}
