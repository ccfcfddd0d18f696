import { ARCADE } from './arcade/games.ts';
import { FISHING } from './fishing/games.ts';
import type { Game } from './game.ts';
import { LIVE } from './live/games.ts';
import { SLOTS } from './slots/games.ts';
import { TABLES } from './tables/games.ts';

/** Each game is a part of its own: who plays dice does not load the reels. */
export type Loaders = Readonly<Record<string, () => Promise<Game>>>;

export const GAMES: Loaders = { ...SLOTS, ...TABLES, ...ARCADE, ...LIVE, ...FISHING };

/** The game of a key; null where there is none. The titles of the families are loaded for them alone. */
export async function loadGame(key: string): Promise<Game | null> {
  if (Object.hasOwn(GAMES, key)) return (await GAMES[key]?.()) ?? null;
  const { familyGame } = await import('./families/family-game.ts');
  return familyGame(key, GAMES);
}
