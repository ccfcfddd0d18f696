import { endpoint, nothing } from '@baize/contract/endpoint';
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
import { createMember } from '../../apps/server/src/people/members/index.ts';
import { openSession, openSessions } from '../../apps/server/src/people/sessions/index.ts';
import { cloneDatabase } from '../../apps/server/src/testing/database.ts';
import { testVault } from '../../apps/server/src/testing/keys.ts';
import { origin } from '../../apps/server/src/testing/world.ts';

/**
 * An empty call behind all of the kernel's doors, and members with open sessions to make it. Tells
 * its parent the address and the tokens, and when asked how much of the processor it has used.
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
const MEMBERS = 2_000;

const database = await cloneDatabase();
const { db } = openDatabase(database.url, { vault: testVault });
const world: World = {
  db,
  clock: systemClock,
  chance: systemChance,
  newId: idMaker(systemClock, systemChance),
  log: createLog('silent'),
};
const loaded = loadBrand('mekhala');
const bus = await startBus(world, database.url);
const site = await openSite(world, bus, loaded);

const doors = {
  identify: openSessions(world, site, bus).identify,
  confirm: async () => false,
  gate: createGate(site),
  unseal: createUnseal(world),
  // All load comes from one address here, which no player's would.
  throttle: async () => {},
  wording: await loadWording(site.brand),
};
const app = createHttp();
registerRoutes(app, world, { routes: [serve(EMPTY, () => ({}))], doors });
registerFallbacks(app, world, doors);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ url: address + EMPTY.path, tokens: await openMany() });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1_000);
});
process.once('disconnect', () => {
  void database.drop().finally(() => process.exit());
});

function openMany(): Promise<readonly string[]> {
  const { brand } = loaded;
  return db.transaction().execute(async (tx) => {
    const tokens: string[] = [];
    for (let number = 0; number < MEMBERS; number++) {
      const member = await createMember(world, tx, { account: `b${number}`, currency: 'THB' });
      const facts = { brand, member, method: 'username', origin: origin() } as const;
      tokens.push((await openSession(world, tx, facts)).token);
    }
    return tokens;
  });
}
