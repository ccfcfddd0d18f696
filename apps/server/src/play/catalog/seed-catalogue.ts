import { GAME_TYPES } from '@baize/contract/game';
import { publish, type World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { providersByVendor, shippedGames } from './seed/games.ts';
import { hotGames } from './seed/hot-games.ts';
import { RETIRED } from './seed/retired.ts';
import { VENDOR_NAMES, VENDORS_BY_TYPE } from './seed/vendors.ts';

/**
 * Brings the vendors and games we ship into the catalogue. Run again, it adds what is new, opens what
 * can be played since, takes what left us off the lists, and corrects what only we can know of a game;
 * what operators decide (names, order, what is listed or hot, maintenance) it leaves as they left it.
 */
export const seedCatalogue = (world: Pick<World, 'db' | 'clock'>): Promise<void> =>
  world.db.transaction().execute(async (tx) => {
    const games = shippedGames();
    await queries.insertVendors(tx, vendorRows());
    await queries.insertVendorTypes(tx, typeRows());
    const added = await queries.insertGames(tx, games);
    const opened = await queries.openGames(tx, games);
    const corrected = await queries.correctGames(tx, games);
    const retired = await queries.retireGames(tx, RETIRED);
    const fresh = new Set([...added, ...opened]);
    // A game that an operator took off the hot list stays off it.
    await queries.upsertHot(
      tx,
      hotGames().filter(({ node_id }) => fresh.has(node_id)),
    );
    if (fresh.size + corrected + retired === 0) return;
    await publish(world, tx, { kind: 'catalogue', payload: {} });
  });

/** Our studio and our book run the vendors whose games we ship. */
function vendorRows() {
  const providers = providersByVendor();
  return Object.entries(VENDOR_NAMES).map(([code, names], position) => ({
    code,
    names,
    position,
    provider: providers.get(code) ?? null,
  }));
}

const typeRows = () =>
  GAME_TYPES.flatMap((gameType) =>
    VENDORS_BY_TYPE[gameType].map((vendor, position) => ({
      vendor,
      game_type: gameType,
      position,
    })),
  );
