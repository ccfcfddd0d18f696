import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRunning } from '../../apps/server/src/base/db/embedded/index.ts';
import { type DatabaseUrls, prepareDatabase } from './prepare-database.ts';
import { type PartName, type Parts, startParts, stopParts } from './run-product.ts';
import { readSettings, type Settings } from './settings.ts';

/** Many processes on a machine that may be busy: nothing here depends on its speed. */
const STARTING_MS = 300_000;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'baize-product-'));
const parts: Parts = new Map();
const said: string[] = [];
const tell = (line: string) => void said.push(line);
let settings: Settings;
let urls: DatabaseUrls;

beforeAll(async () => {
  const [PORT, STUDIO_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT] = await freePorts(4);
  const ports = { PORT, STUDIO_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT };
  const METRICS_PORT = String(await freeRow());
  const more = { DATA_DIR: folder, LOG_LEVEL: 'error', METRICS_PORT };
  const environment = { ...ports, ...more };
  // Without the demo team, whose six weeks of play nobody looks at here.
  settings = { ...readSettings(environment), hasDemoAccounts: false };
  urls = await prepareDatabase(settings, { tell, keep: (own) => parts.set('postgres', own) });
  await startParts(settings, { urls, parts, tell });
}, STARTING_MS);

afterAll(async () => {
  await stopParts(parts);
  fs.rmSync(folder, { recursive: true, force: true });
}, STARTING_MS);

/** Held at the same time, so that they are different ones. */
async function freePorts(count: number): Promise<readonly string[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => String((server.address() as AddressInfo).port));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** A free port, above which the next four are free too. */
async function freeRow(): Promise<number> {
  for (;;) {
    const [first] = (await freePorts(1)).map(Number);
    if (first === undefined) continue;
    const others = await Promise.all([1, 2, 3, 4].map((more) => isFree(first + more)));
    if (others.every(Boolean)) return first;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

function pidOf(part: PartName): number | undefined {
  if (part === 'postgres') return findRunning(path.join(folder, 'postgres'))?.pid;
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  for (const line of stdout.split('\n')) {
    const [pid, parent, ...words] = line.trim().split(/\s+/);
    if (Number(parent) === process.pid && words.at(-1) === part) return Number(pid);
  }
  return undefined;
}

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await pause(50);
}

const answers = (url: string) =>
  fetch(url).then(
    async (reply) => {
      await reply.body?.cancel();
      return reply.ok;
    },
    () => false,
  );

async function ask(sql: string): Promise<number> {
  const client = new Client({ connectionString: urls.owner });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>(sql);
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
}

/** A job that is asked for is done: nobody but the worker does that. */
async function doesWork(): Promise<boolean> {
  const job = 'kernel.prune-events';
  await ask(`select 1 as count from graphile_worker.add_job('${job}', '{}', job_key => 'proof')`);
  await until(async () => {
    const left = `select count(*) from graphile_worker.jobs where key = 'proof'`;
    return (await ask(left)) === 0;
  });
  return true;
}

/** Whether each part does what it is there for; the site and the studio ask the database. */
const SERVES: Readonly<Record<PartName, () => Promise<boolean>>> = {
  site: () => answers(`http://127.0.0.1:${settings.port}/readyz`),
  studio: () => answers(`http://127.0.0.1:${settings.studio?.port}/api/pots`),
  book: () => answers(`http://127.0.0.1:${settings.book?.port}/api/lotteries`),
  sandbox: () => answers(`http://127.0.0.1:${settings.sandbox?.port}/messages`),
  worker: doesWork,
  postgres: async () => (await ask('select 1 as count')) === 1,
};

const PARTS = ['sandbox', 'studio', 'book', 'worker', 'site'] as const;

test(
  'DOOR-29 whichever part is killed by kill -9 is started again while the others serve',
  async () => {
    for (const victim of PARTS) {
      const before = pidOf(victim);
      process.kill(before ?? 0, 'SIGKILL');
      for (const other of PARTS) if (other !== victim) expect(await SERVES[other]()).toBe(true);
      await until(() => ![undefined, before].includes(pidOf(victim)));
      await until(SERVES[victim]);
      // The part answers a moment before the supervisor has read that it is ready.
      await until(() => said.includes(`the ${victim} is there again`));
    }
    expect(said.filter((line) => line.endsWith('is there again'))).toEqual(
      PARTS.map((part) => `the ${part} is there again`),
    );
  },
  STARTING_MS,
);

test(
  'DOOR-29 PostgreSQL killed by kill -9 is there again, and no other part had to be started anew',
  async () => {
    const before = PARTS.map(pidOf);
    const postgres = pidOf('postgres');
    process.kill(postgres ?? 0, 'SIGKILL');
    await until(() => ![undefined, postgres].includes(pidOf('postgres')));
    for (const part of ['postgres', ...PARTS] as const) {
      await until(() => SERVES[part]().catch(() => false));
    }
    expect(PARTS.map(pidOf)).toEqual(before);
  },
  STARTING_MS,
);

test('the site, the worker and the studio each tell their own figures and health', async () => {
  const port = settings.metrics?.port ?? 0;
  const read = async (at: number, page = 'metrics') =>
    (await fetch(`http://127.0.0.1:${at}/${page}`)).text();
  const [site, worker, studio] = [port, port + 1, port + 2];
  const done = 'baize_jobs_total{job="kernel.prune-events"';
  expect(await read(site)).not.toContain(done);
  expect(await read(worker)).toContain(done);
  expect(await read(worker)).toMatch(/^baize_jobs_lag_seconds /m);
  expect(await read(studio)).toMatch(/^studio_rounds_open 0$/m);
  for (const at of [site, worker, studio]) expect(await read(at, 'readyz')).toBe('{"ready":true}');
});

const knock = (host: string, port: number) =>
  new Promise<string>((resolve) => {
    const socket = connect({ host, port }, () => {
      socket.destroy();
      resolve('taken');
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'error'));
  });

test('DOOR-01 no part of a demonstration takes a connection to another address', async () => {
  const outside = Object.values(os.networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address;
  // Whoever listens on all addresses is also reached at a second one of the loopback.
  const other = outside ?? '127.0.0.2';
  const { port, studio, sandbox } = settings;
  const ports = [port, studio?.port, sandbox?.port, sandbox?.smtpPort].map(Number);
  for (const each of ports) {
    expect(await knock('127.0.0.1', each)).toBe('taken');
    expect(await knock(other, each)).toBe('ECONNREFUSED');
  }
});
