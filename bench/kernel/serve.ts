import { endpoint, nothing } from '@baize/contract/endpoint';
import Fastify from 'fastify';
import {
  createGate,
  loadBrand,
  loadWording,
  openSite,
} from '../../apps/server/src/base/brand/index.ts';
import { openDatabase } from '../../apps/server/src/base/db/index.ts';
import {
  createHttp,
  createLog,
  createThrottle,
  createUnseal,
  idMaker,
  registerFallbacks,
  registerRoutes,
  serve,
  startBus,
  systemChance,
  systemClock,
  type World,
} from '../../apps/server/src/base/kernel/index.ts';
import { cloneDatabase } from '../../apps/server/src/testing/database.ts';
import { testVault } from '../../apps/server/src/testing/keys.ts';

/**
 * Two servers in one process: an empty call of the contract behind all of the kernel's doors, and
 * a bare route of the HTTP library that answers the same bytes. Tells their ports to its parent.
 */
const EMPTY = endpoint({
  method: 'GET',
  path: '/bench/empty',
  summary: 'Nothing in, nothing out.',
  access: 'guest',
  input: nothing,
  output: nothing,
  errors: [],
});
const BYTES = { success: true, message: null, value: {} };

const database = await cloneDatabase();
const { db } = openDatabase(database.url, { vault: testVault });
const world: World = {
  db,
  clock: systemClock,
  chance: systemChance,
  newId: idMaker(systemClock, systemChance),
  log: createLog('silent'),
};
const site = await openSite(world, await startBus(world, database.url), loadBrand('mekhala'));
const doors = {
  identify: async () => null,
  confirm: async () => false,
  gate: createGate(site),
  unseal: createUnseal(world),
  // All load comes from one address here, which no player's would.
  throttle: createThrottle({ max: 1_000_000_000, seconds: 10 }),
  wording: await loadWording(site.brand),
};

const whole = createHttp();
registerRoutes(whole, world, { routes: [serve(EMPTY, () => ({}))], doors });
registerFallbacks(whole, world, doors);

const bare = Fastify();
bare.get(EMPTY.path, async () => BYTES);

const ports = await Promise.all(
  [whole, bare].map((app) => app.listen({ port: 0, host: '127.0.0.1' })),
);
process.send?.(ports.map((address) => address + EMPTY.path));
process.once('disconnect', () => {
  void database.drop().finally(() => process.exit());
});
