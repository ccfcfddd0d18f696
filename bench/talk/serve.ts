import type { AddressInfo } from 'node:net';
import { loadBrand, loadWording, openSite } from '../../apps/server/src/base/brand/index.ts';
import { openDatabase } from '../../apps/server/src/base/db/index.ts';
import {
  createHttp,
  createLog,
  createUnseal,
  idMaker,
  registerFallbacks,
  registerRoutes,
  startBus,
  startSockets,
  systemChance,
  systemClock,
  type World,
} from '../../apps/server/src/base/kernel/index.ts';
import { createMember } from '../../apps/server/src/people/members/index.ts';
import { openSession, openSessions } from '../../apps/server/src/people/sessions/index.ts';
import { chatRoutes, startChatFeed } from '../../apps/server/src/talk/chat/index.ts';
import { openSeededCatalogue } from '../../apps/server/src/testing/catalogue.ts';
import { cloneDatabase } from '../../apps/server/src/testing/database.ts';
import { testVault } from '../../apps/server/src/testing/keys.ts';
import { origin } from '../../apps/server/src/testing/world.ts';

/** A process with the chat and members with open sessions; tells its parent the address and tokens. */
const MEMBERS = Number(process.argv[2]);

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
const site = await openSite(world, bus, {
  ...loaded,
  content: {
    ...loaded.content,
    // The speed of delivery is measured, and not how long a member has to wait.
    chatRooms: loaded.content.chatRooms.map((room) => ({ ...room, slowSeconds: 0 })),
  },
});
const { catalogue } = await openSeededCatalogue({ ...world, url: database.url } as never);
const { identify } = openSessions(world, site, bus);
const doors = {
  identify,
  confirm: async () => false,
  gate: async () => null,
  unseal: createUnseal(world),
  // All load comes from one address here, which no player's would.
  throttle: async () => {},
  wording: await loadWording(site.brand),
};
const app = createHttp();
const options = { site, catalogue, launchers: new Map(), publicUrl: 'http://localhost' };
registerRoutes(app, world, { routes: chatRoutes(options), doors });
registerFallbacks(app, world, doors);
await app.listen({ port: 0, host: '127.0.0.1' });
const bounds = { perAddress: 5_000, perSession: 20, messages: 30 };
const sockets = startSockets(world, app.server, { bus, identify, bounds });
startChatFeed(world, { bus, sockets, site });
const { port } = app.server.address() as AddressInfo;
process.send?.({ host: `127.0.0.1:${port}`, tokens: await openMany() });
process.once('disconnect', () => {
  void database.drop().finally(() => process.exit());
});

function openMany(): Promise<readonly string[]> {
  const { brand } = loaded;
  return db.transaction().execute(async (tx) => {
    const tokens: string[] = [];
    for (let number = 0; number < MEMBERS; number++) {
      const member = await createMember(world, tx, { account: `talk${number}`, currency: 'THB' });
      const facts = { brand, member, method: 'username', origin: origin() } as const;
      tokens.push((await openSession(world, tx, facts)).token);
    }
    return tokens;
  });
}
