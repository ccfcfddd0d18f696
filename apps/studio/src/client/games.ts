import { ARCADE } from './arcade/games.ts';
import type { Game } from './game.ts';
import { LIVE } from './live/games.ts';
import { SLOTS } from './slots/games.ts';
import { TABLES } from './tables/games.ts';

/** Each game is a part of its own: who plays dice does not load the reels. */
export type Loaders = Readonly<Record<string, () => Promise<Game>>>;

export const GAMES: Loaders = { ...SLOTS, ...TABLES, ...ARCADE, ...LIVE };
