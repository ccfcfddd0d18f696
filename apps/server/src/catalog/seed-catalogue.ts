import { GAME_TYPES } from '@baize/contract/game';
import { publish, type World } from '../kernel/index.ts';
import * as queries from './queries.ts';
import { shippedGames } from './seed/games.ts';
import { hotGames } from './seed/hot-games.ts';
import { PROVIDERS, VENDOR_NAMES, VENDORS_BY_TYPE } from './seed/vendors.ts';

/**
 * Brings the vendors and games we ship into the catalogue. Run again, it adds what is new and
 * corrects what only we can know of a game (whether it can be played); what operators decide (names,
 * order, what is listed or hot, maintenance) it leaves as they left it.
 */
export const seedCatalogue = (world: Pick<World, 'db' | 'clock'>): Promise<void> =>
  world.db.transaction().execute(async (tx) => {
    const games = shippedGames();
    await queries.insertVendors(tx, vendorRows());
    await queries.insertVendorTypes(tx, typeRows());
    const added = new Set(await queries.insertGames(tx, games));
    const corrected = await queries.correctGames(tx, games);
    const hot = hotGames().map((node_id, position) => ({ node_id, position }));
    // A game that an operator took off the hot list stays off it.
    await queries.insertHot(
      tx,
      hot.filter(({ node_id }) => added.has(node_id)),
    );
    if (added.size + corrected === 0) return;
    await publish(world, tx, { kind: 'catalogue', payload: {} });
  });

const vendorRows = () =>
  Object.entries(VENDOR_NAMES).map(([code, names], position) => ({
    code,
    names,
    position,
    provider: PROVIDERS[code] ?? null,
  }));

const typeRows = () =>
  GAME_TYPES.flatMap((gameType) =>
    VENDORS_BY_TYPE[gameType].map((vendor, position) => ({
      vendor,
      game_type: gameType,
      position,
    })),
  );
