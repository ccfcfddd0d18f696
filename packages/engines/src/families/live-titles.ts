import { assert } from '@baize/std/assert';
import { isVariation, type TitleShelf, type Variation } from './title-shelf.ts';
import { TITLES_OF_CARD_ROOMS } from './titles-of-card-rooms.ts';
import { TITLES_OF_LIVE_TABLES } from './titles-of-live-tables.ts';

/** The titles that people play with each other, by who brings them. */
export const SHARED_SHELVES: readonly TitleShelf[] = [
  ...TITLES_OF_LIVE_TABLES,
  ...TITLES_OF_CARD_ROOMS,
];

/** Live tables that are variations, by their keys. */
export const LIVE_TITLES: ReadonlyMap<string, Variation> = new Map(
  TITLES_OF_LIVE_TABLES.flatMap(({ titles }) => titles.filter(isVariation)).map((title) => [
    title.key,
    title,
  ]),
);

export const PACES = ['calm', 'even', 'brisk'] as const;
export const STAKES = ['small', 'quick', 'low', 'high', 'grand'] as const;

export type TableModel = {
  readonly pace: (typeof PACES)[number];
  readonly stakes: (typeof STAKES)[number];
  readonly game: string;
};

/** `calm-high-roulette` as what it says. */
export function modelOf({ key, machine }: Variation): TableModel {
  const [first, second, ...game] = machine.split('-');
  const pace = PACES.find((one) => one === first);
  const stakes = STAKES.find((one) => one === second);
  assert(pace && stakes, `${key} says its pace and its stakes`);
  return { pace, stakes, game: game.join('-') };
}
