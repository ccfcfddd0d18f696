import type { MemberId } from '@baize/std/id';
import { openDatabase } from '../../apps/server/src/base/db/index.ts';
import {
  createLog,
  idMaker,
  systemChance,
  systemClock,
  type World,
} from '../../apps/server/src/base/kernel/index.ts';
import { joinVendor, ownScale, rotateVendorKey } from '../../apps/server/src/play/vendors/index.ts';
import { testVault } from '../../apps/server/src/testing/keys.ts';
import type { Access } from '../conformance/client.ts';
import { CURRENCY, openPlaySession, seatPlayer } from '../seat-player.ts';

export const VENDOR = 'chaos';
export const PURSE = 10_000_000n;

export type Seated = { readonly memberId: MemberId; readonly token: string };
export type Table = { readonly key: Omit<Access, 'url'>; readonly players: readonly Seated[] };

/** A vendor with a key, and members at its games. */
export async function setTable(databaseUrl: string, players: number): Promise<Table> {
  const { db } = openDatabase(databaseUrl, { max: 2, name: 'chaos table', vault: testVault });
  const world: World = {
    db,
    clock: systemClock,
    chance: systemChance,
    newId: idMaker(systemClock, systemChance),
    log: createLog('error'),
  };
  try {
    const key = await joinTable(world);
    const seated: Seated[] = [];
    for (let i = 0; i < players; i++) {
      const seat = { account: `chaos${i}`, cash: PURSE, bonus: 0n };
      const memberId = await seatPlayer(world, seat);
      seated.push({ memberId, token: await openPlaySession(world, memberId, VENDOR) });
    }
    return { key, players: seated };
  } finally {
    await db.destroy();
  }
}

const joinTable = (world: World) =>
  world.db.transaction().execute(async (tx) => {
    await joinVendor(world, tx, {
      code: VENDOR,
      name: 'Chaos',
      dialect: 'own',
      roundRule: 'mixed',
      addresses: null,
      scales: { [CURRENCY]: ownScale(CURRENCY) },
    });
    return rotateVendorKey(world, tx, { vendor: VENDOR, overlapMs: 0 });
  });
