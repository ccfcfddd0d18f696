import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT } from '@baize/contract/table';
import { openWatchPort } from '@baize/std/node/watch-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from './app.ts';
import { openDatabase } from './base/db/index.ts';
import { canReachDatabase } from './base/kernel/index.ts';
import { type Config, readConfig } from './config/config.ts';
import { cloneDatabase } from './testing/database.ts';
import { TEST_KEYS } from './testing/keys.ts';

let config: Config;
let platform: Platform;
/** Where its figures are told. */
let watched: string;

beforeAll(async () => {
  const database = await cloneDatabase();
  config = readConfig({
    KEYS: TEST_KEYS,
    DATABASE_URL: database.url,
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'baize-app-')),
    PORT: '0',
    LOG_LEVEL: 'silent',
    METRICS_PORT: String(await findFreePort()),
  });
  watched = `http://127.0.0.1:${config.metrics?.port}`;
  platform = await startPlatform(config);
  return () => database.drop();
});
afterAll(() => platform.stop());

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const calls = Object.entries(CONTRACT).map(
  ([name, endpoint]) => [name, endpoint.method, endpoint] as const,
);

test.each(calls)('API-04 %s (%s) of the contract is served', async (_name, method, endpoint) => {
  const reply = await fetch(`${platform.url}${endpoint.path}`, {
    method,
    ...(method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }),
  });
  const envelope = (await reply.json()) as { success: boolean; message: string | null };
  expect(Object.keys(envelope).sort()).toEqual(['message', 'success', 'value']);
  // A call that is not there answers not_found before anyone is asked who they are.
  if (endpoint.sealed) expect(envelope.message).toBe('sealed_required');
  else if (endpoint.access !== 'guest') expect([401, 403]).toContain(reply.status);
  // No book of tickets runs beside this platform: calls that read it say so.
  else expect([null, 'invalid_input', 'lottery_away']).toContain(envelope.message);
});

test.each([
  ['/images/nothing', 404, 'not_found'],
  ['/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/NOBODY-DEFAULT.png', 404, 'not_found'],
  ['/wps/no/such/call', 404, 'not_found'],
])('API-02 %s answers %s in the envelope', async (place, status, message) => {
  const reply = await fetch(`${platform.url}${place}`);
  expect(reply.status).toBe(status);
  expect(await reply.json()).toMatchObject({ success: false, message });
});

test('API-02 a body of a type nobody reads is refused in the envelope', async () => {
  const reply = await fetch(`${platform.url}/wps/system/problem`, { method: 'POST', body: 'text' });
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ success: false });
});

test('a socket that never answers does not hold up a stop', async () => {
  const other = await startPlatform({ ...config, metrics: null, roles: ['site'] });
  const { hostname, port } = new URL(other.url ?? '');
  const silent = connect(Number(port), hostname);
  silent.on('error', () => {});
  silent.write(
    'GET /wps/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  await once(silent, 'data');
  const begun = performance.now();
  await other.stop();
  expect(performance.now() - begun).toBeLessThan(5_000);
  silent.destroy();
});

test('healthz and readyz answer whoever watches', async () => {
  expect((await fetch(`${platform.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${platform.url}/readyz`)).status).toBe(200);
});

test('DOOR-27 figures are served at a port of their own, to this machine alone', async () => {
  const metrics = await fetch(`${watched}/metrics`).then((answer) => answer.text());
  expect(metrics).toContain('baize_call_seconds_bucket');
  expect(metrics).toContain('baize_sockets_open 0');
  expect(metrics).toMatch(/^baize_pool_connections\{pool="baize",state="open"\} [1-9]/m);
  expect(metrics).toMatch(/^baize_jobs_waiting \d/m);
  expect((await fetch(`${watched}/`)).status).toBe(404);
  expect((await fetch(`${watched}/metrics`, { method: 'POST' })).status).toBe(404);
  const { metrics: place } = readConfig({ DATABASE_URL: 'postgres://x', METRICS_PORT: '9464' });
  expect(place).toEqual({ port: 9_464, host: '127.0.0.1' });
});

test('a process whose database is away says that it is not ready, and still tells its figures', async () => {
  expect((await fetch(`${watched}/readyz`)).status).toBe(200);
  const { db } = openDatabase('postgres://nobody@127.0.0.1:1/nowhere', { name: 'baize away' });
  expect(await canReachDatabase(db)).toBe(false);
  const figures = { contentType: 'text/plain', metrics: async () => 'one 1' };
  const port = await openWatchPort(
    { port: 0, host: '127.0.0.1' },
    { figures, isReady: () => canReachDatabase(db) },
  );
  const answer = await fetch(`${port.url}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([503, { ready: false }]);
  expect(await (await fetch(`${port.url}/metrics`)).text()).toBe('one 1');
  expect((await fetch(`${port.url}/healthz`)).status).toBe(200);
  await port.stop();
  await db.destroy();
});

const DEEP = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;

test('DOOR-26 JSON nested 5,000 deep is refused by every call, and the process serves on', async () => {
  const posted = Object.values(CONTRACT).filter(
    ({ method }) => method === 'POST' || method === 'PUT',
  );
  for (const { method, path: place } of posted) {
    for (const body of [DEEP, `{"language":${DEEP}}`]) {
      const headers = { 'content-type': 'application/json' };
      const { status } = await fetch(`${platform.url}${place}`, { method, body, headers });
      expect(status, place).toBeGreaterThanOrEqual(400);
      expect(status, place).toBeLessThan(500);
    }
  }
  expect((await fetch(`${platform.url}/readyz`)).status).toBe(200);
});

const isTaken = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, 'localhost', () => resolve(true));
    socket.once('connect', () => socket.destroy());
    socket.once('error', () => resolve(false));
  });

test('a stop finishes the calls that have begun and takes no new ones', async () => {
  const other = await startPlatform({ ...config, metrics: null, roles: ['site'] });
  const { port } = new URL(other.url ?? '');
  const line = connect(Number(port), 'localhost');
  const body = '{"language":"EN"}';
  line.write(
    `PUT /wps/member/language HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n` +
      `expect: 100-continue\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  const [begun] = (await once(line, 'data')) as [Buffer];
  expect(begun.toString()).toContain('100 Continue');
  const stopped = other.stop();
  await expect.poll(() => isTaken(Number(port))).toBe(false);
  line.write(body.slice(5));
  const [answer] = (await once(line, 'data')) as [Buffer];
  expect(answer.toString()).toContain('HTTP/1.1 200');
  // The connection would be kept for another call: it must not hold up the stop.
  await stopped;
  await expect(fetch(`${other.url}/healthz`)).rejects.toThrow();
});

test('BRAND-06 another brand starts from the same build by one setting', async () => {
  const other = await startPlatform({ ...config, metrics: null, brand: 'copa', roles: ['site'] });
  const reply = await fetch(`${other.url}/docs/api.json`);
  expect(await reply.json()).toMatchObject({ info: { title: 'Copa API' } });
  await other.stop();
});

test('BRAND-01 a brand that is not there stops the start and names those that are', async () => {
  await expect(startPlatform({ ...config, brand: 'nowhere' })).rejects.toThrow(/mekhala/);
});

test('a database that is not there stops the start', async () => {
  const away = { ...config, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' };
  await expect(startPlatform(away)).rejects.toThrow(/ECONNREFUSED/);
});
