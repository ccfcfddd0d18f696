import { LIVE_TITLES, modelOf } from '@baize/engines/families/live-titles';
import type { Variation } from '@baize/engines/families/title-shelf';
import { VARIATIONS } from '@baize/engines/families/titles';
import type { Game } from '../game.ts';
import type { Loaders } from '../games.ts';
import { LIVE_KINDS } from '../live/games.ts';
import { dye } from './dye.ts';

/** The game of a title that is a variation, on the pages of the games made by hand; null for none. */
export async function familyGame(key: string, handMade: Loaders): Promise<Game | null> {
  const table = LIVE_TITLES.get(key);
  if (table) return dyed(await LIVE_KINDS[modelOf(table).game]?.(key));
  const title = VARIATIONS.get(key);
  if (!title) return null;
  if (SEAS.has(title.machine)) return (await import('./family-sea.ts')).familySeaGame(title);
  if (title.gameClass === null || title.gameClass === 'JP') {
    return (await import('./family-slot.ts')).familySlotGame(title);
  }
  const game = await handMade[title.machine]?.();
  return dyed(game && retitle(game, title));
}

const SEAS: ReadonlySet<string> = new Set(['reef-patrol', 'kraken-night']);

/** The same game under a title of its own. */
const retitle = (game: Game, { key, names, machine }: Variation): Game => ({
  ...(game.entitled?.(names) ?? game),
  engine: { ...game.engine, key },
  rulesKey: machine,
  title: names,
});

const dyed = (game: Game | undefined): Game | null =>
  game
    ? {
        ...game,
        mount: (table, frame) => {
          dye(game.engine.key);
          return game.mount(table, frame);
        },
      }
    : null;
