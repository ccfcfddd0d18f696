import { VARIATIONS, type Variation } from '@baize/engines/families/titles';
import type { Game } from '../game.ts';
import type { Loaders } from '../games.ts';

/** The game of a title that is a variation, on the pages of the games made by hand; null for none. */
export async function familyGame(key: string, handMade: Loaders): Promise<Game | null> {
  const title = VARIATIONS.get(key);
  if (!title) return null;
  if (title.gameClass === null || title.gameClass === 'JP') {
    return (await import('./family-slot.ts')).familySlotGame(title);
  }
  const game = await handMade[title.machine]?.();
  return game ? retitle(game, title) : null;
}

/** The same game under a title of its own. */
const retitle = (game: Game, { key, names }: Variation): Game => ({
  ...(game.entitled?.(names) ?? game),
  engine: { ...game.engine, key },
  title: names,
});
