import { DAY_MS, instant, later } from '@baize/std/time';
import type { NewGame } from '../queries.ts';
import { arrange } from './arrange.ts';
import { coverOf } from './cover-of.ts';
import { ENTRANCES } from './entrances.ts';
import type { Shelf, ShippedGame } from './shelf.ts';
import { SLOTS_OF_FIRE } from './slots-of-fire.ts';
import { SLOTS_OF_LAND } from './slots-of-land.ts';
import { SLOTS_OF_WATER } from './slots-of-water.ts';
import { FISHING, LIVE_TABLES, ROOMS } from './tables-and-rooms.ts';

const SHELVES: readonly Shelf[] = [
  ...SLOTS_OF_LAND,
  ...SLOTS_OF_WATER,
  ...SLOTS_OF_FIRE,
  ...FISHING,
  ...LIVE_TABLES,
  ...ROOMS,
  ...ENTRANCES,
];

/** What our own studio plays today, and so what can really be opened: `vendor/code`. */
const OPEN: ReadonlySet<string> = new Set(['PG/over-under']);

/** The games we ship, the open ones first, then each vendor's first, each vendor's second … */
export function shippedGames(): readonly NewGame[] {
  const games = SHELVES.flatMap((shelf, order) =>
    shelf.games.map((game) => ({ ...rowOf(shelf, game, order), tier: game.number })),
  );
  return arrange(games, ({ tier, is_open }) => (is_open ? 0 : tier)).map(
    ({ tier: _tier, ...row }, position) => ({ ...row, position }),
  );
}

function rowOf(
  { vendor, gameType, isEntrance }: Shelf,
  { nodeId, number, code, motif, gameClass, names }: ShippedGame,
  order: number,
): NewGame {
  const isOpen = OPEN.has(`${vendor}/${code}`);
  return {
    node_id: nodeId,
    vendor,
    code,
    game_type: gameType,
    class: gameClass,
    names,
    cover: coverOf(motif, code),
    position: 0,
    released_on: isOpen ? LATEST_DAY : joinedOn(number, order),
    is_entrance: isEntrance,
    is_open: isOpen,
    has_trial: isOpen,
  };
}

const FIRST_DAY = instant(new Date('2025-09-01'));
const LATEST_DAY = '2026-11-15';

/** The day it joined the list: vendors bring one game after another, every 23 days or so. */
const joinedOn = (number: number, order: number): string =>
  later(FIRST_DAY, (23 * (number % 20) + (order % 24)) * DAY_MS)
    .toISOString()
    .slice(0, 10);
