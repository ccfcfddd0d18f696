import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { seed } from '../apps/server/src/seed.ts';
import { cloneDatabase } from '../apps/server/src/testing/database.ts';
import { TEST_KEYS, testVault } from '../apps/server/src/testing/keys.ts';
import { joinTestCluster } from '../tools/test-database/cluster.ts';
import { bytesOf, tagOf, VISIT } from './lobby/visit.ts';
import { type Figure, report } from './report.ts';

/**
 * What a visit to the lobby costs: the calls a home page makes, over and over, from many visitors,
 * against the site in a process of its own. Once as a newcomer makes them, and once as somebody
 * does who has been here before and asks only whether the answers still hold.
 */
const CONNECTIONS = 64;
const WARM_UP_SECONDS = 3;
const SECONDS = 10;

const cluster = await joinTestCluster();
process.env['TEST_DATABASE_URL'] = cluster.url;
const database = await cloneDatabase();
const dataDir = await mkdtemp(path.join(tmpdir(), 'baize-bench-'));
await seed(database.url, { vault: testVault });
const server = fork(path.join(import.meta.dirname, 'login/serve.ts'), {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    KEYS: TEST_KEYS,
    PORT: '0',
    ROLES: 'site',
    LOG_LEVEL: 'error',
  },
});
const [url] = (await once(server, 'message')) as [string];

await load(WARM_UP_SECONDS, {});
const first = await load(SECONDS, {});
const tags = new Map<string, string | null>();
for (const { path: place } of VISIT) tags.set(place, await tagOf(url, place));
const again = await load(SECONDS, Object.fromEntries(tags));
const sizes: Figure[] = [];
for (const { name, path: place } of VISIT) {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const value = await bytesOf(url, place, encoding);
    sizes.push({ name: `${name}, ${encoding}`, value, unit: 'bytes' });
  }
}

server.disconnect();
await once(server, 'exit');
await database.drop();
await cluster.leave();
await rm(dataDir, { recursive: true });

report(`A visit of ${VISIT.length} calls, ${CONNECTIONS} connections, ${SECONDS} s`, [
  ...figuresOf('first visit', first),
  ...figuresOf('visited before', again),
  ...sizes,
]);
process.exit();

function figuresOf(name: string, { requests, latency }: autocannon.Result): readonly Figure[] {
  return [
    { name: `${name}, calls`, value: requests.average, unit: 'calls/s' },
    { name: `${name}, visits`, value: requests.average / VISIT.length, unit: 'visits/s' },
    { name: `${name}, median`, value: latency.p50, unit: 'ms' },
    { name: `${name}, 99 of 100 within`, value: latency.p99, unit: 'ms' },
  ];
}

/** Each call comes from another address, as visitors do: one that asks so much would be stopped. */
async function load(
  duration: number,
  known: Readonly<Record<string, string | null>>,
): Promise<autocannon.Result> {
  let visitors = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    requests: VISIT.map(({ path: place }) => ({
      path: place,
      setupRequest: (request) => {
        visitors = (visitors + 1) % 16_000_000;
        const address = [visitors >> 16, (visitors >> 8) & 255, visitors & 255].join('.');
        const tag = known[place];
        request.headers = {
          'accept-encoding': 'gzip, br',
          'x-language': 'TH',
          'x-forwarded-for': `10.${address}`,
          ...(tag ? { 'if-none-match': tag } : {}),
        };
        return request;
      },
    })),
  });
  const refused = result['4xx'] + result['5xx'] + result.errors;
  if (refused > 0) throw new Error(`${refused} calls of the visit were not answered`);
  return result;
}
