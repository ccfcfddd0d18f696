import type { Title, TitleShelf } from './title-shelf.ts';
import { TITLES_OF_FIRE } from './titles-of-fire.ts';
import { TITLES_OF_LAND } from './titles-of-land.ts';
import { TITLES_OF_WATER } from './titles-of-water.ts';

/** The titles of reels, tables, cards and arcade that our studio plays, by who brings them. */
export const TITLE_SHELVES: readonly TitleShelf[] = [
  ...TITLES_OF_LAND,
  ...TITLES_OF_WATER,
  ...TITLES_OF_FIRE,
];

/** A title that is a variation of a game made by hand. */
export type Variation = Title & { readonly machine: string };

const isVariation = (title: Title): title is Variation => title.machine !== null;

/** Every variation, by its key. */
export const VARIATIONS: ReadonlyMap<string, Variation> = new Map(
  TITLE_SHELVES.flatMap(({ titles }) => titles.filter(isVariation)).map((title) => [
    title.key,
    title,
  ]),
);
