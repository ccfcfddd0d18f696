import { coverOf } from '@baize/art/cover-of';
import { statedReturn } from '@baize/engines/core/stated-return';
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
import { FISHING, LIVE_TABLES, ROOMS } from './tables-and-rooms.ts';

/** Players play each other here: it has no sheet of returns. */
export const POKER = 'texas-holdem';

const SHELVES: readonly Shelf[] = [
  ...TITLE_SHELVES.map(titles),
  ...FISHING,
  ...LIVE_TABLES,
  ...ROOMS,
  ...ENTRANCES,
  ...LOTTERY_SHELVES,
];

/** The games we ship: what can be played, the hot ones first; then each vendor's first, second … */
export function shippedGames(): readonly NewGame[] {
  const games = SHELVES.flatMap((shelf, order) =>
    shelf.games.map((game) => ({ ...rowOf(shelf, game, order), tier: tierOf(game) })),
  );
  const arranged = arrange(games, ({ tier }) => tier);
  return placed(arranged).map(({ tier: _tier, ...row }) => row);
}

/** Which of our own vendors plays the games of each vendor that has some to play. */
export const providersByVendor = (): ReadonlyMap<string, string> =>
  new Map(
    SHELVES.filter(({ games }) => games.some(({ isOpen }) => isOpen)).map(
      ({ vendor, provider }) => [vendor, provider],
    ),
  );

const tierOf = ({ nodeId, number, isOpen }: ShippedGame): number =>
  isOpen ? (HOT.has(nodeId) ? -1 : 0) : number;

function rowOf(
  { vendor, gameType, isEntrance, provider }: Shelf,
  { nodeId, number, code, isOpen, motif, gameClass, names }: ShippedGame,
  order: number,
): NewGame {
  const isOfStudio = isOpen && provider === STUDIO;
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
    is_open: isOpen,
    // A draw takes tickets for real money only.
    has_trial: isOfStudio,
    ...factsOf(isOfStudio ? code : null),
  };
}

/** What our studio states of a game that it plays; of the others nothing is known. */
function factsOf(engine: string | null) {
  // Between players the house keeps a rake and no return is drawn.
  const hasSheet = engine !== null && engine !== POKER;
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
