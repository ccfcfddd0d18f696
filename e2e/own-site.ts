import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { changeAccess, loadBrand, switchMaintenance } from '../apps/server/src/base/brand/index.ts';
import { servingUrlOf } from '../apps/server/src/base/db/embedded/index.ts';
import { openDatabase } from '../apps/server/src/base/db/index.ts';
import {
  createLog,
  idMaker,
  systemChance,
  systemClock,
  type World,
} from '../apps/server/src/base/kernel/index.ts';
import { createMember, findByAccount } from '../apps/server/src/people/members/index.ts';
import { openSession } from '../apps/server/src/people/sessions/index.ts';
import { TEST_KEYS, testVault } from '../apps/server/src/testing/keys.ts';
import { startServer } from '../tools/start/server-process.ts';
import { joinTestCluster } from '../tools/test-database/cluster.ts';
import { cloneTemplate, dropDatabase } from '../tools/test-database/template.ts';

/** Everyone on this machine: whoever visits from a test. */
const HERE = ['127.0.0.0/8', '::1/128'];

const BROWSER = {
  requestId: 'e2e-login',
  ip: '127.0.0.1',
  proxyRegion: null,
  language: 'EN',
  userAgent: 'e2e',
};

/** A site of one test's own, which may be closed and opened without disturbing another's. */
export type OwnSite = {
  readonly url: string;
  /** Its database, for what an operator would have made beforehand. */
  readonly world: World;
  close(isClosed: boolean): Promise<unknown>;
  block(isBlocked: boolean): Promise<unknown>;
  /** The token of a further login of a member, who is made at the first. */
  logIn(account: string): Promise<string>;
  stop(): Promise<void>;
};

export async function startOwnSite(): Promise<OwnSite> {
  const cluster = await joinTestCluster();
  const database = `baize_e2e_own_${process.pid}`;
  const databaseUrl = await cloneTemplate(cluster.url, database);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'baize-e2e-own-'));
  const port = String(await findFreePort());
  const server = await startServer({
    script: path.resolve(import.meta.dirname, '../apps/server/src/main.ts'),
    env: {
      DATABASE_URL: servingUrlOf(databaseUrl, 'site'),
      DATA_DIR: folder,
      BRAND: 'mekhala',
      KEYS: TEST_KEYS,
      PORT: port,
    },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    logFile: path.join(folder, 'server.log'),
  });
  const { db } = openDatabase(databaseUrl, { max: 1, name: 'baize e2e', vault: testVault });
  const { brand } = loadBrand('mekhala');
  const newId = idMaker(systemClock, systemChance);
  const log = createLog('silent');
  const world = { db, clock: systemClock, chance: systemChance, newId, log };
  return {
    url: `http://localhost:${port}`,
    world,
    close: (isClosed) => switchMaintenance(world, brand, isClosed),
    block: (isBlocked) =>
      changeAccess(world, brand, (rules) => ({
        ...rules,
        blockedNetworks: isBlocked ? HERE : [],
      })),
    logIn: (account) =>
      db.transaction().execute(async (tx) => {
        const member =
          (await findByAccount(tx, account)) ??
          (await createMember(world, tx, { account, currency: brand.currency.code }));
        const login = { brand, member, method: 'username', origin: BROWSER } as const;
        return (await openSession(world, tx, login)).token;
      }),
    stop: async () => {
      await db.destroy();
      await server.stop();
      await dropDatabase(cluster.url, database);
      rmSync(folder, { recursive: true });
      await cluster.leave();
    },
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
