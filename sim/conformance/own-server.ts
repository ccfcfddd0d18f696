import type { AddressInfo } from 'node:net';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { loadBrand } from '../../apps/server/src/base/brand/index.ts';
import { openDatabase } from '../../apps/server/src/base/db/index.ts';
import {
  createHttp,
  createLog,
  idMaker,
  systemChance,
  systemClock,
  type World,
} from '../../apps/server/src/base/kernel/index.ts';
import {
  findMemberAccounts,
  houseAccount,
  postTransfer,
} from '../../apps/server/src/books/ledger/index.ts';
import { createMember } from '../../apps/server/src/people/members/index.ts';
import {
  ceilingsOf,
  createPlay,
  expireTokens,
  issuePlayToken,
  openPlaySession,
} from '../../apps/server/src/play/play/index.ts';
import {
  joinVendor,
  ownScale,
  registerVendorDoor,
  rotateVendorKey,
} from '../../apps/server/src/play/vendors/index.ts';
import { testVault } from '../../apps/server/src/testing/keys.ts';
import type { Conformance } from './run-conformance.ts';

const VENDOR = 'conformance';
const CURRENCY = 'THB';
const FUNDS = 1_000_000n;

/** Our own wallet on a port, with a vendor and a player for the cases; for a migrated database. */
export async function startOwnServer(
  databaseUrl: string,
): Promise<Conformance & { stop(): Promise<void> }> {
  const { db } = openDatabase(databaseUrl, { max: 8, vault: testVault });
  const hot = openDatabase(databaseUrl, { max: 4, pipeline: true });
  const world: World = {
    db,
    clock: systemClock,
    chance: systemChance,
    newId: idMaker(systemClock, systemChance),
    log: createLog('error'),
  };
  const play = createPlay(world, {
    pool: hot.pool,
    zone: 'Asia/Bangkok',
    ceilings: ceilingsOf(loadBrand('mekhala').brand.ceilings),
  });
  const app = createHttp();
  await registerVendorDoor(app, world, { play });
  const key = await givenVendor(world);
  const memberId = await givenPlayer(world);
  const expiredToken = await openEndedSession(world, memberId);
  const launchToken = await launch(world, memberId);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ...key,
    launchToken,
    expiredToken,
    stop: async () => {
      await app.close();
      await play.stop();
      await Promise.all([hot.db.destroy(), db.destroy()]);
    },
  };
}

const givenVendor = (world: World) =>
  world.db.transaction().execute(async (tx) => {
    await joinVendor(world, tx, {
      code: VENDOR,
      name: 'Conformance',
      dialect: 'own',
      roundRule: 'mixed',
      addresses: ['127.0.0.0/8', '::1'],
      scales: { [CURRENCY]: ownScale(CURRENCY) },
    });
    return rotateVendorKey(world, tx, { vendor: VENDOR, overlapMs: 0 });
  });

const givenPlayer = (world: World): Promise<MemberId> =>
  world.db.transaction().execute(async (tx) => {
    const { id } = await createMember(world, tx, { account: 'conformance', currency: CURRENCY });
    const accounts = await findMemberAccounts(tx, id, CURRENCY);
    assert(accounts, 'a new member has pockets');
    await postTransfer(tx, {
      requestKey: `conformance:${id}`,
      at: world.clock.now(),
      from: await houseAccount(tx, { purpose: 'adjustment', currency: CURRENCY }),
      to: accounts.cash,
      amount: minor(FUNDS),
      reason: 'conformance',
    });
    return id;
  });

const launch = (world: World, memberId: MemberId): Promise<string> =>
  world.db
    .transaction()
    .execute((tx) =>
      issuePlayToken(world, tx, { memberId, vendor: VENDOR, game: null, currency: CURRENCY }),
    );

async function openEndedSession(world: World, memberId: MemberId): Promise<string> {
  const launchToken = await launch(world, memberId);
  const session = await openPlaySession(world, { vendor: VENDOR, launchToken, requestId: 'ended' });
  assert(typeof session !== 'string', 'a fresh launch token opens a session');
  await world.db
    .transaction()
    .execute((tx) => expireTokens(tx, memberId, { at: world.clock.now() }));
  return session.token;
}
