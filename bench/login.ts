import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../apps/server/src/base/db/index.ts';
import {
  createLog,
  idMaker,
  systemChance,
  systemClock,
  type World,
} from '../apps/server/src/base/kernel/index.ts';
import { cloneDatabase } from '../apps/server/src/testing/database.ts';
import { TEST_KEYS, testVault } from '../apps/server/src/testing/keys.ts';
import { joinTestCluster } from '../tools/test-database/cluster.ts';
import { prepareMembers, proveWork } from './login/people.ts';
import { callsOf, type Ready, timeOf } from './login/site.ts';
import { report } from './report.ts';

/**
 * What a login gives away and what it costs others: whether a wrong password takes another time
 * than a name that does not exist, and how much slower a wallet answers while all of the hashing is
 * taken up by bad passwords. All of it over HTTP, against the site in a process of its own.
 */
const SAMPLES = 1_000;
const FLOOD_CONNECTIONS = 64;
const FLOOD_TRIES = 800;
const BALANCE_CONNECTIONS = 4;
const BALANCE_SECONDS = 8;

/** A third wrong password would ask for a picture. */
const TRIES_PER_NAME = 2;

const cluster = await joinTestCluster();
process.env['TEST_DATABASE_URL'] = cluster.url;
const database = await cloneDatabase();
const { db } = openDatabase(database.url, { max: 4, vault: testVault });
const world: World = {
  db,
  clock: systemClock,
  chance: systemChance,
  newId: idMaker(systemClock, systemChance),
  log: createLog('error'),
};
const dataDir = await mkdtemp(path.join(tmpdir(), 'baize-bench-'));
const people = await prepareMembers(world, Math.ceil(SAMPLES / TRIES_PER_NAME));
const server = fork(path.join(import.meta.dirname, 'login/serve.ts'), {
  env: {
    KEYS: TEST_KEYS,
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: '0',
    ROLES: 'site',
    LOG_LEVEL: 'error',
  },
});
const [url] = (await once(server, 'message')) as [string];
const calls = await callsOf(url, people.token);

const quiet = await timeBalances();
const flooded = await timeBalancesInFlood();
const { known, unknown } = await timeWrongLogins();

server.disconnect();
await once(server, 'exit');
await db.destroy();
await database.drop();
await cluster.leave();
await rm(dataDir, { recursive: true });

report(`A login that fails, ${SAMPLES} times each by turns`, [
  { name: 'wrong password, median', value: median(known), unit: 'ms' },
  { name: 'unknown name, median', value: median(unknown), unit: 'ms' },
  {
    name: 'difference',
    value: Math.abs(median(known) - median(unknown)),
    unit: 'ms',
    bound: { most: 10 },
  },
]);
report(`A wallet balance while ${FLOOD_CONNECTIONS} connections try bad passwords`, [
  { name: 'quiet, median', value: median(quiet), unit: 'ms' },
  { name: 'flooded, median', value: median(flooded), unit: 'ms' },
  {
    name: 'flooded to quiet',
    value: median(flooded) / median(quiet),
    unit: 'times',
    bound: { most: 2 },
  },
]);
process.exit();

/** By turns, so that whatever else the machine does weighs on both. */
async function timeWrongLogins() {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let sample = 0; sample < SAMPLES; sample++) {
    const name = people.accounts[sample % people.accounts.length] ?? '';
    const [right, wrong] = [await readyLogin(name), await readyLogin(`nobody${sample}`)];
    times.known.push(await timeOf(right, 'login_wrong'));
    times.unknown.push(await timeOf(wrong, 'login_wrong'));
  }
  return times;
}

async function readyLogin(username: string): Promise<Ready> {
  return calls.wrongLogin({ username, botProof: await proveWork(world) });
}

async function timeBalances(): Promise<readonly number[]> {
  const times: number[] = [];
  const endsAt = performance.now() + BALANCE_SECONDS * 1_000;
  const ask = async () => {
    while (performance.now() < endsAt) times.push(await timeOf(calls.balance(), null));
  };
  await Promise.all(Array.from({ length: BALANCE_CONNECTIONS }, ask));
  return times;
}

/** The tries are written out before, so that the flood costs its sender nothing but the sending. */
async function timeBalancesInFlood(): Promise<readonly number[]> {
  const tries: Ready[] = [];
  for (let each = 0; each < FLOOD_TRIES; each++) tries.push(await readyLogin(`flood${each}`));
  const flood = async () => {
    for (let next = tries.pop(); next; next = tries.pop()) await timeOf(next, 'login_wrong');
  };
  const floods = Promise.all(Array.from({ length: FLOOD_CONNECTIONS }, flood));
  const times = await timeBalances();
  if (tries.length === 0) throw new Error('the flood was over before the measuring was');
  tries.length = 0;
  await floods;
  return times;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
