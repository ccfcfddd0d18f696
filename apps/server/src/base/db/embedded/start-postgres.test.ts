import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findRunning, type Postgres, startPostgres, stopRunning } from './index.ts';
import { isAlive } from './process-life.ts';

let made: string;
let dataDir: string;
const children: ChildProcess[] = [];
const started: Postgres[] = [];

// Mode 700, as a clone in a home folder: PostgreSQL runs as another account and must reach it.
const makeFolder = () => path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'baize ')), 'postgres');

beforeAll(async () => {
  made = makeFolder();
  const postgres = await startPostgres({ dataDir: made, durable: false, log: () => {} });
  await postgres.stop();
});

beforeEach(() => {
  dataDir = makeFolder();
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const postgres of started.splice(0)) await postgres.stop();
  await stopRunning(dataDir);
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

afterAll(() => fs.rmSync(path.dirname(made), { recursive: true, force: true }));

/** A cluster that was used before, made quickly: copied with its owner. */
const givenCluster = () => spawnSync('cp', ['-a', made, dataDir]);

async function start(more: { port?: number } = {}): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir, durable: true, log: () => {}, ...more });
  started.push(postgres);
  return postgres;
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows.flatMap((row) => Object.values(row));
  } finally {
    await client.end();
  }
}

/** Another process that starts the cluster and then waits to be killed. */
function startElsewhere(): ChildProcess {
  const index = path.join(import.meta.dirname, 'index.ts');
  const code = `import { startPostgres } from ${JSON.stringify(index)};
    const dataDir = ${JSON.stringify(dataDir)};
    await startPostgres({ dataDir, durable: true, log: () => {} });
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code]);
  children.push(child);
  return child;
}

async function until<Value>(look: () => Value | undefined | false): Promise<Value> {
  for (;;) {
    const found = look();
    if (found) return found;
    await pause(10);
  }
}

/** Its starter and the guard are killed; what was committed has to outlive both. */
async function startAndLeaveBehind(): Promise<{ url: string; pid: number }> {
  const child = startElsewhere();
  const running = await until(() => findRunning(dataDir));
  const guard = await until(() => findGuard(running.pid));
  await ask(running.url, 'create table kept as select 42 as answer');
  process.kill(guard, 'SIGKILL');
  child.kill('SIGKILL');
  await until(() => child.signalCode);
  return running;
}

function findGuard(pid: number): number | undefined {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' });
  const line = stdout.split('\n').findLast((text) => text.endsWith(`guard ${pid}`));
  return line === undefined ? undefined : Number.parseInt(line, 10);
}

test('what was written is there after a stop and a start, on the same port', async () => {
  givenCluster();
  const first = await start();
  await ask(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  const again = await start();
  expect(again.url).toBe(first.url);
  expect(await ask(again.url, 'select answer from kept')).toEqual([42]);
});

test('it is durable, checked, deaf to the network, and its password is its own', async () => {
  givenCluster();
  const { url } = await start();
  const names = 'fsync synchronous_commit full_page_writes data_checksums listen_addresses';
  const values = names.split(' ').map((name) => `current_setting('${name}')`);
  expect(await ask(url, `select array[${values.join()}]`)).toEqual([
    ['on', 'on', 'on', 'on', '127.0.0.1'],
  ]);
  expect(await ask(url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
    false,
  ]);
  const password = path.join(dataDir, 'cluster', 'baize-password');
  expect(fs.statSync(password).mode & 0o077).toBe(0);
});

test('a second start of a folder in use is refused and harms nothing', async () => {
  givenCluster();
  const { url } = await start();
  await expect(start()).rejects.toThrow(`already in use by process ${process.pid}`);
  expect(await ask(url, 'select 1')).toEqual([1]);
});

test('killed with everything around it, it starts again with all that was committed', async () => {
  givenCluster();
  const { pid } = await startAndLeaveBehind();
  process.kill(pid, 'SIGKILL');
  await until(() => !isAlive(pid));
  expect(fs.existsSync(path.join(dataDir, 'cluster', 'postmaster.pid'))).toBe(true);
  const { url } = await start();
  expect(await ask(url, 'select answer from kept')).toEqual([42]);
});

test('when its starter is killed the guard stops it in good order', async () => {
  givenCluster();
  const child = startElsewhere();
  const { pid } = await until(() => findRunning(dataDir));
  await until(() => findGuard(pid));
  child.kill('SIGKILL');
  await until(() => !isAlive(pid));
  const log = fs.readFileSync(path.join(dataDir, 'postgres.log'), 'utf8');
  expect(log).toContain('database system is shut down');
});

test('left behind by a starter that was killed, it is stopped in good order first', async () => {
  givenCluster();
  const { pid } = await startAndLeaveBehind();
  expect(isAlive(pid)).toBe(true);
  const { url } = await start();
  expect(isAlive(pid)).toBe(false);
  expect(await ask(url, 'select answer from kept')).toEqual([42]);
});

test('a lock file that names a process of somebody else does not keep it from starting', async () => {
  givenCluster();
  const cluster = path.join(dataDir, 'cluster');
  const { uid, gid } = fs.statSync(cluster);
  const account = process.getuid?.() === 0 ? { uid, gid } : {};
  const stranger = spawn('sleep', ['60'], { ...account, cwd: '/' });
  children.push(stranger);
  const lines = [stranger.pid, cluster, '1700000000', '5432', '', '127.0.0.1', '', 'ready', ''];
  fs.writeFileSync(path.join(cluster, 'postmaster.pid'), lines.join('\n'));
  const { url } = await start();
  expect(await ask(url, 'select 1')).toEqual([1]);
});

test('a first start that was killed half-way is done anew', async () => {
  const child = startElsewhere();
  await until(() => fs.existsSync(dataDir) && fs.readdirSync(dataDir).some(isUnfinished));
  child.kill('SIGKILL');
  await until(() => child.signalCode);
  expect(fs.existsSync(path.join(dataDir, 'cluster'))).toBe(false);
  const { url } = await start();
  expect(await ask(url, 'select 1')).toEqual([1]);
  expect(fs.readdirSync(dataDir).filter(isUnfinished)).toEqual([]);
});

const isUnfinished = (name: string) => name.startsWith('new-');

test('a cluster of another major version is refused and left as it is', async () => {
  const cluster = path.join(dataDir, 'cluster');
  fs.mkdirSync(cluster, { recursive: true });
  fs.writeFileSync(path.join(cluster, 'PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow('is of PostgreSQL 17, this is 18: nothing was changed');
  expect(fs.readdirSync(cluster)).toEqual(['PG_VERSION']);
});

test('a port that was asked for and is taken is named; a remembered one is replaced', async () => {
  givenCluster();
  const first = await start();
  await first.stop();
  const port = Number(new URL(first.url).port);
  const squatter = createServer().listen(port, '127.0.0.1');
  try {
    await expect(start({ port })).rejects.toThrow(`Port ${port}, meant for PostgreSQL, is taken`);
    const second = await start();
    expect(new URL(second.url).port).not.toBe(String(port));
    expect(await ask(second.url, 'select 1')).toEqual([1]);
  } finally {
    squatter.close();
  }
});

test('a folder that cannot be made is named in one sentence', async () => {
  fs.writeFileSync(dataDir, 'a file where the folder should be');
  await expect(start()).rejects.toThrow(
    `The data folder ${dataDir} is a file: set DATA_DIR to another.`,
  );
});
