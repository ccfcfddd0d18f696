import { coverOf } from '@baize/art/cover-of';
import { statedReturn } from '@baize/engines/core/stated-return';
import { SHARED_SHELVES } from '@baize/engines/families/live-titles';
import { POKER_TITLES } from '@baize/engines/families/poker-titles';
import { TITLE_SHELVES } from '@baize/engines/families/titles';
import { addDays } from '@baize/std/calendar';
import { STUDIO } from '../../../config/read-launchers.ts';
import type { NewGame } from '../queries.ts';
import { arrange } from './arrange.ts';
import { ENTRANCES } from './entrances.ts';
import { HOT } from './hot-numbers.ts';
import { LOTTERY_SHELVES } from './lottery-shelves.ts';
import { placed } from './placed.ts';
import { type Shelf, type ShippedGame, titles } from './shelf.ts';
import { readSheet, stakesOf } from './studio-facts.ts';

const SHELVES: readonly Shelf[] = [
  ...TITLE_SHELVES.map(titles),
  ...SHARED_SHELVES.map(titles),
  ...ENTRANCES,
  ...LOTTERY_SHELVES,
];

/** The games we ship, all of which can be played: the hot ones first. */
export function shippedGames(): readonly NewGame[] {
  const games = SHELVES.flatMap((shelf, order) =>
    shelf.games.map((game) => rowOf(shelf, game, order)),
  );
  return placed(arrange(games, ({ node_id }) => (HOT.has(node_id) ? 0 : 1)));
}

/** Which of our own vendors plays the games of each vendor. */
export const providersByVendor = (): ReadonlyMap<string, string> =>
  new Map(SHELVES.map(({ vendor, provider }) => [vendor, provider]));

function rowOf(
  { vendor, gameType, isEntrance, provider }: Shelf,
  { nodeId, number, code, motif, gameClass, names }: ShippedGame,
  order: number,
): NewGame {
  const isOfStudio = provider === STUDIO;
  return {
    node_id: nodeId,
    vendor,
    code,
    game_type: gameType,
    class: gameClass,
    names,
    cover: coverOf(motif, code),
    position: 0,
    released_on: joinedOn(number, order),
    is_entrance: isEntrance,
    is_open: true,
    // A draw takes tickets for real money only.
    has_trial: isOfStudio,
    ...factsOf(isOfStudio ? code : null),
  };
}

/** What our studio states of a game that it plays; of the others nothing is known. */
function factsOf(engine: string | null) {
  // Between players the house keeps a rake and no return is drawn.
  const hasSheet = engine !== null && !POKER_TITLES.has(engine);
  const returns = hasSheet ? statedReturn(readSheet(engine)) : null;
  return {
    return_least_ppm: returns?.leastPpm ?? null,
    return_most_ppm: returns?.mostPpm ?? null,
    stakes: returns && stakesOf(engine ?? ''),
  };
}

const FIRST_DAY = '2025-09-01';
const LATEST_DAY = '2026-11-15';

/** The day it joined the list: vendors bring one game after another, every 23 days or so. */
function joinedOn(number: number, order: number): string {
  const day = addDays(FIRST_DAY, 23 * (number % 20) + (order % 24));
  return day < LATEST_DAY ? day : LATEST_DAY;
}
