import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ServerMessage } from '@baize/contract/events';
import { type OperatorRole, permissionsOf } from '@baize/contract/operator-roles';
import type { Id } from '@baize/std/id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { httpWith } from '../../../testing/server.ts';
import { useWorld } from '../../../testing/world.ts';
import type { Caller } from '../world.ts';
import { type Bus, publish, startBus } from './bus.ts';
import { type Sockets, startSockets } from './sockets.ts';

const t = useWorld();
const conversationId = 'sup_01HF7YAT000000000000000000' as Id<'sup'>;
const open = new Set(['ops_support', 'ops_finance']);

const operator = (role: OperatorRole): Caller => ({
  role: 'operator',
  operatorId: `opr_${role}` as Id<'opr'>,
  sessionId: `ops_${role}` as Id<'ops'>,
  trusted: permissionsOf(role),
});
const CALLERS: Readonly<Record<string, Caller>> = {
  support: operator('support'),
  finance: operator('finance'),
  key: { ...operator('support'), sessionId: null, scopes: ['support.read'] } as Caller,
  member: { role: 'member', memberId: 'mem_01HF7YAT000000000000000000' as never },
};

let app: ReturnType<typeof httpWith>;
let bus: Bus;
let sockets: Sockets;
beforeAll(async () => {
  app = httpWith(t.world, []);
  await app.listen({ port: 0, host: '127.0.0.1' });
  bus = await startBus(t.world, t.world.url);
  sockets = startSockets(t.world, app.server, {
    bus,
    identify: async (token) => CALLERS[token] ?? null,
    findOpenOperators: async () => open,
    pulseMs: 50,
  });
});
afterAll(async () => {
  await sockets.stop();
  await bus.stop();
  await app.close();
});

/** A page that has said who it is, and what it heard. */
async function listen(token?: string, cursor?: string) {
  const { port } = app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/wps/socket`);
  const heard: string[] = [];
  let told = () => {};
  const first = new Promise<string>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type === 'ready') resolve(message.cursor);
      if (message.type === 'event') heard.push(message.kind);
      told();
    });
  });
  const until = (kind: string) =>
    new Promise<void>((resolve) => {
      told = () => heard.includes(kind) && resolve();
      told();
    });
  await once(socket, 'open');
  socket.send(JSON.stringify({ token, cursor }));
  return { socket, heard, until, cursor: await first };
}

const change = () =>
  publish(t.world, t.world.db, { kind: 'supportDesk', payload: { conversationId } });

test('OPS-10 operators with the right are told that the desk changed, and nobody else is', async () => {
  const [desk, finance, key, member, guest] = await Promise.all([
    listen('support'),
    listen('finance'),
    listen('key'),
    listen('member'),
    listen(),
  ]);
  await change();
  await publish(t.world, t.world.db, { kind: 'announcements', payload: {} });
  await desk.until('supportDesk');
  await Promise.all([key, member, guest].map((line) => line.until('announcements')));
  expect(desk.heard).toEqual(['supportDesk']);
  expect(finance.heard).toEqual([]);
  for (const { heard } of [key, member, guest]) expect(heard).toEqual(['announcements']);
  for (const { socket } of [desk, finance, key, member, guest]) socket.terminate();
});

test('OPS-10 what changed while the line was lost is told when it comes back', async () => {
  const before = await listen('support');
  before.socket.terminate();
  await change();
  const after = await listen('support', before.cursor);
  await after.until('supportDesk');
  // At least once: what was under way when the line was lost may come twice.
  expect(new Set(after.heard)).toEqual(new Set(['supportDesk']));
  after.socket.terminate();
});

test('OPS-10 a console whose session ended is cut off at the next pulse', async () => {
  const desk = await listen('support');
  open.delete('ops_support');
  const [code] = (await once(desk.socket, 'close')) as [number];
  expect(code).toBe(4_401);
  open.add('ops_support');
});
