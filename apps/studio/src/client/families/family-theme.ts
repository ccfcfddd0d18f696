import { chanceFrom, pick } from '@baize/art/chance';
import { recipeFor } from '@baize/art/cover-for';
import { coverOf } from '@baize/art/cover-of';
import type { MaterialName } from '@baize/art/materials';
import { MEANINGS } from '@baize/art/meanings';
import { MOTIFS } from '@baize/art/motifs';
import type { PaletteName } from '@baize/art/palettes';
import { bannered } from '@baize/art/slots/bannered';
import { blankCoin } from '@baize/art/slots/blank-coin';
import { cardLetter } from '@baize/art/slots/card-letter';
import type { Symbol } from '@baize/art/slots/draw-symbol';
import type { Duty, Letter } from '@baize/art/slots/letters';
import { PLATES, type PlateName } from '@baize/art/slots/plates';
import { WORLDS } from '@baize/art/worlds';
import { symbolOfMotif } from '@baize/engines/families/casts';
import type { Variation } from '@baize/engines/families/title-shelf';
import { sparesOf } from '@baize/engines/families/vary-slot';
import type { SlotDefinition } from '@baize/engines/slots/definition';
import type { SymbolId } from '@baize/engines/slots/symbol-id';
import { assert } from '@baize/std/assert';
import type { Theme } from '../slots/theme.ts';
import { isMotif, pictureOf } from './pictures.ts';
import { PLACES } from './places.ts';

const LETTERS: Readonly<Partial<Record<SymbolId, Letter>>> = {
  ace: 'A',
  king: 'K',
  queen: 'Q',
  jack: 'J',
  ten: 10,
  nine: 9,
};

/** The metals and stones that letters are raised from, the highest first. */
const LETTER_MATERIALS: Readonly<Partial<Record<SymbolId, MaterialName>>> = {
  ace: 'gold',
  king: 'pearl',
  queen: 'pink',
  jack: 'azure',
  ten: 'leaf',
  nine: 'coral',
};

const DUTIES: readonly (readonly [SymbolId, Duty])[] = [
  ['wild', 'WILD'],
  ['scatter', 'SCATTER'],
  ['wild-double', 'WILD×2'],
];

const PLATE_NAMES = Object.keys(PLATES) as PlateName[];

/** How a title looks: in the light of its cover, with what the cover shows as its best symbol. */
export function familyTheme(title: Variation, definition: SlotDefinition): Theme {
  const { key, motif, names } = title;
  assert(isMotif(motif), `there is a motif ${motif}`);
  const chance = chanceFrom(`family ${key}`);
  const { palette, materials } = recipeFor(coverOf(motif, key));
  const { world } = MEANINGS[motif];
  const place = pick(chance, PLACES[world]);
  const lights: readonly PaletteName[] = WORLDS[world].palettes;
  const night = pick(
    chance,
    lights.filter((name) => name !== palette),
  );
  const plate = pick(chance, PLATE_NAMES);
  const [main, ground] = materials;
  const lead: Symbol = [MOTIFS[motif], ...materials];
  const letters = { plate, ground: ground === 'gold' ? 'violet' : ground } as const;
  const own = symbolOfMotif(motif);
  const spares = sparesOf(title, definition);
  return {
    title: names,
    scene: { palette, layers: place.day },
    night: { palette: night, layers: place.night },
    frame: main,
    symbols: Object.fromEntries(
      definition.symbols.map(({ id }) => [
        id,
        id === own ? lead : (dutyOf(id, spares) ?? letterOf(id, letters) ?? pictureOf(id)),
      ]),
    ),
  };
}

/** What every machine has: on a ribbon, by the symbols that the reels left over. */
function dutyOf(id: SymbolId, spares: readonly SymbolId[]): Symbol | null {
  if (id === 'coin') return [blankCoin, 'gold', 'violet', 'gold'];
  const place = DUTIES.findIndex(([symbol]) => symbol === id);
  const duty = DUTIES[place]?.[1];
  if (!duty) return null;
  const spare = spares[place];
  assert(spare, `a symbol is left over for ${id}`);
  const [motif, ...materials] = pictureOf(spare);
  return [bannered({ motif, duty }), ...materials];
}

type LetterLook = { readonly plate: PlateName; readonly ground: MaterialName };

function letterOf(id: SymbolId, { plate, ground }: LetterLook): Symbol | null {
  const letter = LETTERS[id];
  const material = LETTER_MATERIALS[id];
  if (!letter || !material) return null;
  return [cardLetter(letter, plate), material, ground === material ? 'ink' : ground, 'gold'];
}
