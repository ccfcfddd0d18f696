import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { openSocket } from './socket.ts';

let server: WebSocketServer;
let stop = () => {};
const heard: string[] = [];
const listeners = {
  systemStatus: ({ status }: { status: string }) => void heard.push(`status ${status}`),
  catalogue: () => undefined,
  winners: () => undefined,
  protection: () => undefined,
  balance: () => undefined,
  deposit: () => undefined,
  withdrawal: () => undefined,
  bonus: () => undefined,
  rewards: () => undefined,
  rebates: () => undefined,
  points: () => undefined,
  missions: () => undefined,
  envelopes: () => undefined,
  moneyArrived: () => undefined,
  agreement: () => undefined,
  support: () => undefined,
  message: () => undefined,
  chat: () => undefined,
  announcements: () => void heard.push('announcements'),
  sessionEnded: () => void heard.push('ended'),
  missed: () => void heard.push('missed'),
};

const GUEST = { token: null, readFrom: 0 };

beforeEach(() => {
  heard.length = 0;
  server = new WebSocketServer({ port: 0 });
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', { href: `http://localhost:${port}/about` });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  for (const client of server.clients) client.terminate();
  server.close();
});

const event = (id: string, status: string) => ({
  type: 'event',
  id,
  kind: 'systemStatus',
  payload: { status },
});

/** Answers each hello, in order, and gives what the hellos said. */
function givenAnswers(...answers: readonly (readonly object[])[]): readonly unknown[] {
  const hellos: unknown[] = [];
  server.on('connection', (socket) => {
    socket.once('message', (text) => {
      const messages = answers[hellos.length] ?? [];
      hellos.push(JSON.parse((text as Buffer).toString()));
      for (const message of messages) socket.send(JSON.stringify(message));
      if (hellos.length < answers.length) socket.close();
    });
  });
  return hellos;
}

test('an event is heard once, however often it comes, and an unreadable one not at all', async () => {
  givenAnswers([
    event('1', '1'),
    event('1', '1'),
    event('2', 'neither'),
    { type: 'event', id: '3', kind: 'unheardOf', payload: {} },
    event('4', '0'),
  ]);
  stop = openSocket(listeners, GUEST);
  await expect.poll(() => heard).toEqual(['status 1', 'status 0']);
});

test('a line that is lost is taken up again where it stopped', async () => {
  const hellos = givenAnswers(
    [{ type: 'ready', cursor: '7-1', missed: false }],
    [event('9', '1'), { type: 'ready', cursor: '9-2', missed: false }],
  );
  stop = openSocket(listeners, GUEST);
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['status 1']);
  expect(hellos).toEqual([{ readForMs: expect.any(Number) as number }, { cursor: '7-1' }]);
});

test('one who was away too long is told to fetch everything anew', async () => {
  givenAnswers([{ type: 'ready', cursor: '7-1', missed: true }]);
  stop = openSocket(listeners, GUEST);
  await expect.poll(() => heard).toEqual(['missed']);
});
