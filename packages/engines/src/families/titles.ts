import { isVariation, type TitleShelf, type Variation } from './title-shelf.ts';
import { TITLES_OF_FIRE } from './titles-of-fire.ts';
import { TITLES_OF_LAND } from './titles-of-land.ts';
import { TITLES_OF_SEAS } from './titles-of-seas.ts';
import { TITLES_OF_WATER } from './titles-of-water.ts';

/** The titles of reels, tables, cards, arcade and seas that our studio plays, by who brings them. */
export const TITLE_SHELVES: readonly TitleShelf[] = [
  ...TITLES_OF_LAND,
  ...TITLES_OF_WATER,
  ...TITLES_OF_FIRE,
  ...TITLES_OF_SEAS,
];

/** Every variation, by its key. */
export const VARIATIONS: ReadonlyMap<string, Variation> = new Map(
  TITLE_SHELVES.flatMap(({ titles }) => titles.filter(isVariation)).map((title) => [
    title.key,
    title,
  ]),
);
