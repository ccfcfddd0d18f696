import type { Title } from './title-shelf.ts';
import { TITLES_OF_CARD_ROOMS } from './titles-of-card-rooms.ts';

/** The game of poker, under which its first title is launched. */
export const POKER_GAME = 'texas-holdem';

/** The other game between players. */
export const POK_DENG_GAME = 'pok-deng';

/** Every title of poker and Pok Deng, by its key. */
export const POKER_TITLES: ReadonlyMap<string, Title> = new Map(
  TITLES_OF_CARD_ROOMS.flatMap(({ titles }) => titles).map((title) => [title.key, title]),
);

export const isPokDengTitle = (key: string): boolean =>
  key === POK_DENG_GAME || POKER_TITLES.get(key)?.machine === POK_DENG_GAME;
