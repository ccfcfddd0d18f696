import type { AddressInfo } from 'node:net';
import type { ServerMessage } from '@baize/contract/events';
import { HOUR_MS } from '@baize/std/time';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { httpWith } from '../../../testing/server.ts';
import { useWorld } from '../../../testing/world.ts';
import { pruneEvents } from '../jobs/kernel-jobs.ts';
import { type Bus, publish, startBus } from './bus.ts';
import { eventsOfReader, readCursor } from './queries.ts';
import { type Sockets, startSockets } from './sockets.ts';

const t = useWorld();
const MEMBER = 'mem_01HF7YAT000000000000000000' as never;

/** Two processes on one database: two buses, two HTTP servers. */
const sites: { app: FastifyInstance; bus: Bus; sockets: Sockets; url: string }[] = [];

beforeAll(async () => {
  for (let i = 0; i < 2; i++) {
    const app = httpWith(t.world, []);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const bus = await startBus(t.world, t.world.url);
    const identify = async (token: string) =>
      token === 'good' ? { role: 'member' as const, memberId: MEMBER } : null;
    const sockets = startSockets(t.world, app.server, { bus, identify });
    const { port } = app.server.address() as AddressInfo;
    sites.push({ app, bus, sockets, url: `ws://127.0.0.1:${port}/wps/socket` });
  }
});

afterAll(async () => {
  for (const { app, bus, sockets } of sites) {
    await sockets.stop();
    await bus.stop();
    await app.close();
  }
});

type Line = {
  readonly messages: ServerMessage[];
  until(found: (messages: readonly ServerMessage[]) => boolean): Promise<void>;
  readonly closed: Promise<number>;
  close(): void;
};

function connect(site: number, hello: unknown): Line {
  const socket = new WebSocket(sites[site]!.url);
  const messages: ServerMessage[] = [];
  let check = () => {};
  socket.on('open', () => socket.send(typeof hello === 'string' ? hello : JSON.stringify(hello)));
  socket.on('message', (data: Buffer) => {
    messages.push(JSON.parse(data.toString()));
    check();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return {
    messages,
    closed,
    close: () => socket.close(),
    until: (found) =>
      new Promise((resolve) => {
        check = () => found(messages) && resolve();
        check();
      }),
  };
}

const isReady = (messages: readonly ServerMessage[]) =>
  messages.some((message) => message.type === 'ready');
const kinds = (line: Line) =>
  line.messages.filter((message) => message.type === 'event').map((message) => message.kind);
const cursorOf = (line: Line) => {
  const ready = line.messages.find((message) => message.type === 'ready');
  if (ready?.type !== 'ready') throw new Error('the line is ready');
  return ready.cursor;
};

/** Waits until both processes have told all that earlier tests published. */
async function quiet() {
  const lines = [connect(0, {}), connect(1, {})];
  await Promise.all(lines.map((line) => line.until(isReady)));
  await publish(t.world, t.world.db, { kind: 'systemStatus', payload: { status: '0' } });
  await Promise.all(lines.map((line) => line.until(() => kinds(line).includes('systemStatus'))));
  for (const line of lines) line.close();
}

beforeEach(quiet);

const announce = () => publish(t.world, t.world.db, { kind: 'announcements', payload: {} });

test('what one process publishes, sockets of every process are told', async () => {
  const lines = [connect(0, {}), connect(1, {})];
  await Promise.all(lines.map((line) => line.until(isReady)));
  await announce();
  await Promise.all(lines.map((line) => line.until(() => kinds(line).length >= 1)));
  expect(lines.map(kinds)).toEqual([['announcements'], ['announcements']]);
  for (const line of lines) line.close();
});

test('what was undone is never told', async () => {
  const line = connect(0, {});
  await line.until(isReady);
  const undone = t.world.db.transaction().execute(async (tx) => {
    await publish(t.world, tx, { kind: 'announcements', payload: {} });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await publish(t.world, t.world.db, { kind: 'systemStatus', payload: { status: '1' } });
  await line.until(() => kinds(line).length >= 1);
  expect(kinds(line)).toEqual(['systemStatus']);
  line.close();
});

test('after a dropped line the missed events come, in another process too', async () => {
  const first = connect(0, {});
  await first.until(isReady);
  const cursor = cursorOf(first);
  first.close();
  await first.closed;
  await announce();
  await announce();
  const again = connect(1, { cursor });
  await again.until(isReady);
  // A transaction open elsewhere may hold the cursor back; then more comes than was missed.
  expect(kinds(again).slice(-2)).toEqual(['announcements', 'announcements']);
  again.close();
});

test('what happened while a page was read, before its line was open, is told', async () => {
  t.world.clock.advance(HOUR_MS);
  const watching = connect(1, {});
  await watching.until(isReady);
  await announce();
  t.world.clock.advance(10_000);
  // Stopped and let in again, before this session began.
  await publish(t.world, t.world.db, { kind: 'memberStopped', payload: {}, memberId: MEMBER });
  await publish(t.world, t.world.db, { kind: 'balance', payload: {}, memberId: MEMBER });
  await publish(t.world, t.world.db, { kind: 'winners', payload: {} });
  await watching.until(() => kinds(watching).includes('winners'));
  watching.close();
  t.world.clock.advance(1_500);
  const lines = [
    connect(1, { readForMs: 1_500 }),
    connect(1, { readForMs: 1_500, token: 'good' }),
    connect(1, {}),
  ];
  await Promise.all(lines.map((line) => line.until(isReady)));
  expect(lines.map(kinds)).toEqual([['winners'], ['balance', 'winners'], []]);
  for (const line of lines) line.close();
  for (const readForMs of [-1, 86_400_001, 1.5, '10']) {
    expect(await connect(0, { readForMs }).closed).toBe(4_400);
  }
});

test('an event whose transaction was open during the drop is not lost', async () => {
  const watching = connect(0, {});
  await watching.until(isReady);
  const commit = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const slow = t.world.db.transaction().execute(async (tx) => {
    await publish(t.world, tx, { kind: 'announcements', payload: {} });
    written.resolve();
    await commit.promise;
  });
  await written.promise;
  // A later event with a larger id commits first and moves naive cursors past the open one.
  await publish(t.world, t.world.db, { kind: 'systemStatus', payload: { status: '0' } });
  await watching.until(() => kinds(watching).length >= 1);
  const first = connect(0, {});
  await first.until(isReady);
  const cursor = cursorOf(first);
  first.close();
  await first.closed;
  commit.resolve();
  await slow;
  const again = connect(0, { cursor });
  await again.until(isReady);
  expect(kinds(again)).toContain('announcements');
  again.close();
  await watching.until(() => kinds(watching).length >= 2);
  expect(kinds(watching)).toEqual(['systemStatus', 'announcements']);
  watching.close();
});

test('a member is told what is for that member, a guest is not', async () => {
  const guest = connect(0, {});
  const member = connect(0, { token: 'good' });
  await Promise.all([guest.until(isReady), member.until(isReady)]);
  await publish(t.world, t.world.db, { kind: 'announcements', payload: {}, memberId: MEMBER });
  await publish(t.world, t.world.db, { kind: 'systemStatus', payload: { status: '1' } });
  await member.until(() => kinds(member).length >= 2);
  await guest.until(() => kinds(guest).length >= 1);
  expect(kinds(member)).toEqual(['announcements', 'systemStatus']);
  expect(kinds(guest)).toEqual(['systemStatus']);
  guest.close();
  member.close();
});

test('who resumes makes us read what was for them, not what happened to everybody', async () => {
  // Whoever works in another database of the cluster holds the cursor back: earlier ones are left out.
  const from = await readCursor(t.world.db);
  const earlier = await lastEventId();
  const other = 'mem_01HF7YAT000000000000000001' as never;
  for (const memberId of [MEMBER, other, other]) {
    await publish(t.world, t.world.db, { kind: 'announcements', payload: {}, memberId });
  }
  await announce();
  const read = async (ownerId: string | null) => {
    const found: (string | null)[] = [];
    for await (const { id, kind, memberId } of eventsOfReader(t.world.db, from, { ownerId })) {
      if (id > earlier && kind === 'announcements') found.push(memberId);
    }
    return found;
  };
  expect(await read(MEMBER)).toEqual([MEMBER, null]);
  expect(await read(null)).toEqual([null]);
});

test('a cursor older than what is kept is told that events were missed', async () => {
  const first = connect(0, {});
  await first.until(isReady);
  const cursor = cursorOf(first);
  first.close();
  await first.closed;
  t.world.clock.advance(25 * HOUR_MS);
  await pruneEvents.run(t.world, {});
  const again = connect(0, { cursor });
  await again.until(isReady);
  expect(again.messages).toContainEqual(expect.objectContaining({ type: 'ready', missed: true }));
  again.close();
});

test('a beat never moves a client past what its process has not delivered', async () => {
  const idle: Bus = {
    onEvent: () => {},
    onSignal: () => {},
    delivered: () => 3n,
    stop: async () => {},
  };
  const app = httpWith(t.world, []);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const own = startSockets(t.world, app.server, {
    bus: idle,
    identify: async () => null,
    pulseMs: 20,
  });
  const { port } = app.server.address() as AddressInfo;
  sites.push({ app, bus: idle, sockets: own, url: `ws://127.0.0.1:${port}/wps/socket` });
  const line = connect(sites.length - 1, {});
  await line.until((messages) => messages.some(({ type }) => type === 'cursor'));
  expect(line.messages).toContainEqual(
    expect.objectContaining({ type: 'cursor', cursor: expect.stringMatching(/^3-/) }),
  );
  line.close();
});

test('a restarted database connection costs a delay and no event', async () => {
  const line = connect(0, {});
  await line.until(isReady);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'baize bus' and datname = current_database()`.execute(t.world.db);
  await announce();
  await line.until(() => kinds(line).length >= 1);
  expect(kinds(line)).toEqual(['announcements']);
  line.close();
});

test.each([
  ['no JSON', 'hello', 4_400],
  ['a cursor that is none', { cursor: 'x' }, 4_400],
  ['a dead token', { token: 'stolen' }, 4_401],
])('%s is shown out', async (_, hello, code) => {
  expect(await connect(0, hello).closed).toBe(code);
});

async function lastEventId(): Promise<bigint> {
  const { id } = await t.world.db
    .selectFrom('kernel_event')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id ?? 0n;
}
