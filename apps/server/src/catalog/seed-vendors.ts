import { GAME_TYPES } from '@baize/contract/game';
import type { Db } from '../db/index.ts';
import { upsertVendors, upsertVendorTypes } from './queries.ts';
import { VENDOR_NAMES, VENDORS_BY_TYPE } from './vendors.ts';

/** Fills the catalogue with the vendors we ship; run again, it leaves the same rows. */
export async function seedVendors(db: Db): Promise<void> {
  const vendors = Object.entries(VENDOR_NAMES).map(([code, names], position) => ({
    code,
    names,
    position,
  }));
  const types = GAME_TYPES.flatMap((gameType) =>
    VENDORS_BY_TYPE[gameType].map((vendor, position) => ({
      vendor,
      game_type: gameType,
      position,
    })),
  );
  await db.transaction().execute(async (tx) => {
    await upsertVendors(tx, vendors);
    await upsertVendorTypes(tx, types);
  });
}
