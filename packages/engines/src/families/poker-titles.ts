import type { Title } from './title-shelf.ts';
import { TITLES_OF_CARD_ROOMS } from './titles-of-card-rooms.ts';

/** The game of poker, under which its first title is launched. */
export const POKER_GAME = 'texas-holdem';

/** Every title of poker, by its key. */
export const POKER_TITLES: ReadonlyMap<string, Title> = new Map(
  TITLES_OF_CARD_ROOMS.flatMap(({ titles }) => titles).map((title) => [title.key, title]),
);
