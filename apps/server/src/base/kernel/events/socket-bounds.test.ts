import type { AddressInfo } from 'node:net';
import type { ServerMessage } from '@baize/contract/events';
import type { Id, MemberId } from '@baize/std/id';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { httpWith } from '../../../testing/server.ts';
import { useWorld } from '../../../testing/world.ts';
import { startBus } from './bus.ts';
import { startSockets } from './sockets.ts';

const t = useWorld();
const bounds = { perAddress: 6, perSession: 2, messages: 3 };
let port = 0;
let close = async () => {};

/** Tokens are named after whose session they are. */
const identify = async (token: string) => {
  const letter = token.toUpperCase();
  if (!/^[A-Z]$/.test(letter)) return null;
  const memberId = `mem_01HF7YAT00000000000000000${letter}` as MemberId;
  const sessionId = `ses_01HF7YAT00000000000000000${letter}` as Id<'ses'>;
  return { role: 'member' as const, memberId, sessionId };
};

beforeAll(async () => {
  const app = httpWith(t.world, []);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const bus = await startBus(t.world, t.world.url);
  const origins = ['https://site.example'];
  const sockets = startSockets(t.world, app.server, { bus, identify, bounds, origins });
  ({ port } = app.server.address() as AddressInfo);
  close = async () => {
    await sockets.stop();
    await bus.stop();
    await app.close();
  };
});
afterAll(() => close());

const opened: WebSocket[] = [];
afterEach(async () => {
  const left = opened.splice(0).filter(({ readyState }) => readyState !== WebSocket.CLOSED);
  await Promise.all(
    left.map((socket) => {
      const closed = new Promise((resolve) => socket.on('close', resolve));
      socket.terminate();
      return closed;
    }),
  );
});

type Ended = readonly [code: number, reason: string];

/** A socket, what it is told first, and how it ends. */
function connect(hello: object, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/wps/socket`, { headers });
  opened.push(socket);
  const ended = new Promise<Ended>((resolve) => {
    socket.on('close', (code, reason) => resolve([code, reason.toString()]));
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => {
      resolve([statusCode, '']);
      socket.terminate();
    });
  });
  const ready = new Promise<ServerMessage & { type: 'ready' }>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type === 'ready') resolve(message);
    });
  });
  socket.on('error', () => {});
  socket.on('open', () => socket.send(JSON.stringify(hello)));
  return { socket, ended, ready };
}

test.each([['https://evil.example'], ['http://127.0.0.1.evil.example'], ['null'], ['nonsense']])(
  'DOOR-25 a socket of a page at %s is refused',
  async (origin) => {
    expect((await connect({}, { origin }).ended)[0]).toBe(403);
  },
);

test('DOOR-25 a name of somebody else’s that leads here is no page of ours', async () => {
  const headers = { origin: 'http://evil.example', host: 'evil.example' };
  expect((await connect({}, headers).ended)[0]).toBe(403);
});

test('DOOR-25 pages of the address itself and of the site’s public one are let in', async () => {
  for (const origin of [`http://127.0.0.1:${port}`, 'https://site.example']) {
    expect(await connect({}, { origin }).ready).toMatchObject({ type: 'ready' });
  }
});

test('DOOR-25 one more socket of an address than it may have is closed with the reason', async () => {
  const many = Array.from({ length: bounds.perAddress }, () => connect({}));
  await Promise.all(many.map(({ ready }) => ready));
  expect(await connect({}).ended).toEqual([4_429, 'too many sockets of this address']);
  // Another address, as a trusted proxy names it, is another count.
  await connect({}, { 'x-forwarded-for': '203.0.113.9' }).ready;
  many[0]?.socket.close();
  await many[0]?.ended;
  await connect({}).ready;
});

test('DOOR-25 one more socket of a session than it may have is closed with the reason', async () => {
  const many = Array.from({ length: bounds.perSession }, () => connect({ token: 'a' }));
  await Promise.all(many.map(({ ready }) => ready));
  expect(await connect({ token: 'a' }).ended).toEqual([4_429, 'too many sockets of this session']);
  await connect({ token: 'b' }).ready;
});

test('DOOR-25 a client that goes on talking is closed with the reason', async () => {
  const { socket, ready, ended } = connect({});
  await ready;
  for (let sent = 0; sent < bounds.messages; sent++) socket.send('more');
  expect(await ended).toEqual([4_429, 'too many messages']);
});

test('DOOR-26 another member’s cursor is refused, one’s own resumes', async () => {
  const { cursor } = await connect({ token: 'a' }).ready;
  expect(await connect({ token: 'b', cursor }).ended).toEqual([4_400, 'cursor not yours']);
  expect(await connect({ cursor }).ended).toEqual([4_400, 'cursor not yours']);
  await connect({ token: 'a', cursor }).ready;
  const guest = await connect({}).ready;
  await connect({ token: 'b', cursor: guest.cursor }).ready;
});

test.each([
  ['no cursor at all', 'cursor'],
  ['a number beyond 64 bits', '99999999999999999999-1'],
  ['a point that is not there yet', `${2n ** 63n}-1`],
  ['a name that is none', '1-1-zzzzzzzzzzzz'],
  ['minus one', '-1-1'],
])(
  'DOOR-26 a malformed cursor is refused, and the next client is served: %s',
  async (_, cursor) => {
    expect((await connect({ token: 'a', cursor }).ended)[0]).toBe(4_400);
    await connect({ token: 'a' }).ready;
  },
);
