import type { AddressInfo } from 'node:net';
import { loadBrand } from '../../apps/server/src/base/brand/index.ts';
import { openDatabase } from '../../apps/server/src/base/db/index.ts';
import {
  createHttp,
  createLog,
  idMaker,
  systemChance,
  systemClock,
} from '../../apps/server/src/base/kernel/index.ts';
import { ceilingsOf, createPlay } from '../../apps/server/src/play/play/index.ts';
import { registerVendorDoor } from '../../apps/server/src/play/vendors/index.ts';
import { testVault } from '../../apps/server/src/testing/keys.ts';

/** A process with the vendors' door on a port of its own, which it tells to whoever started it. */
const [url = ''] = process.argv.slice(2);
const LANES = 2;

const { db } = openDatabase(url, { max: 4, vault: testVault });
const { pool } = openDatabase(url, { max: LANES, pipeline: true, name: 'bench door' });
const world = {
  db,
  clock: systemClock,
  chance: systemChance,
  newId: idMaker(systemClock, systemChance),
  log: createLog('error'),
};
const ceilings = ceilingsOf(loadBrand('mekhala').brand.ceilings);
const play = createPlay(world, { pool, zone: 'Asia/Bangkok', ceilings, lanes: LANES });
const app = createHttp();
await registerVendorDoor(app, world, { play });
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.((app.server.address() as AddressInfo).port);
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
