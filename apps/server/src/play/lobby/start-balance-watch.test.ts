import type { AddressInfo } from 'node:net';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  createLog,
  type MemberSocket,
  type Sockets,
  startBus,
  startSockets,
} from '../../base/kernel/index.ts';
import { commandOf, givenMember, openPlay, perform } from '../../testing/play.ts';
import { httpWith } from '../../testing/server.ts';
import { useWorld } from '../../testing/world.ts';
import type { Play } from '../play/index.ts';
import { startBalanceWatch } from './index.ts';

const t = useWorld();
let play: Play;
let sockets: Sockets;
let url: string;

// A token is the id of its member; `pending …` that of one whose login is not complete.
const identify = async (token: string) => {
  const [memberId, pending] = token.split(' ').toReversed();
  const caller = { role: 'member' as const, memberId: memberId as MemberId };
  return pending ? { ...caller, pending: 'factor' as const } : caller;
};

beforeAll(async () => {
  const opened = openPlay(t.world);
  play = opened.play;
  const app = httpWith(t.world, []);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const bus = await startBus(t.world, t.world.url);
  sockets = startSockets(t.world, app.server, { bus, identify });
  const watch = startBalanceWatch(t.world, sockets);
  url = `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/wps/socket`;
  return async () => {
    await watch.stop();
    await sockets.stop();
    await bus.stop();
    await app.close();
    await opened.close();
  };
});

/** A line that counts how often it was told of a balance. */
async function listen(token?: string) {
  const socket = new WebSocket(url);
  const ids: string[] = [];
  let isReady = false;
  socket.on('open', () => socket.send(JSON.stringify(token === undefined ? {} : { token })));
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as { type: string; id: string; kind: string };
    if (message.type === 'ready') isReady = true;
    if (message.kind === 'balance') ids.push(message.id);
  });
  await expect.poll(() => isReady).toBe(true);
  return { ids, close: () => socket.close() };
}

const told = (line: { ids: readonly string[] }, times: number) =>
  expect.poll(() => line.ids.length, { timeout: 5_000 }).toBe(times);

let rounds = 0;
const playRound = async (memberId: MemberId, payout: bigint) => {
  rounds += 1;
  const facts = { txId: `round-${rounds}`, memberId, amount: minor(10n), payout: minor(payout) };
  expect(await perform(play, commandOf('bet-and-settle', facts))).toMatchObject({ ok: true });
};

test('HOME-10 a bet settles, and the lines of that member hear of it, nobody else’s', async () => {
  const [one, other] = [
    await givenMember(t.world, { cash: 1_000n }),
    await givenMember(t.world, { cash: 1_000n }),
  ];
  const [first, second] = [await listen(one), await listen(one)];
  const [stranger, guest] = [await listen(other), await listen()];
  const pending = await listen(`pending ${one}`);
  // Each new line is told once: its page may have looked before something moved.
  await Promise.all([told(first, 1), told(second, 1), told(stranger, 1)]);
  await playRound(one, 30n);
  await Promise.all([told(first, 2), told(second, 2)]);
  // Won as much as was staked, nothing has moved; then something has.
  await playRound(one, 10n);
  await playRound(one, 0n);
  await told(first, 3);
  expect(new Set(first.ids).size).toBe(3);
  expect([stranger, guest, pending].map(({ ids }) => ids.length)).toEqual([1, 0, 0]);
  for (const line of [first, second, stranger, guest, pending]) line.close();
});

test('where nobody listens nothing is asked, and of a row of failures the first is told', async () => {
  const written: string[] = [];
  const log = createLog('info', { write: (line) => void written.push(line) });
  const open: MemberSocket[] = [];
  const broken = { ...t.world, log, db: null as never };
  let looks = 0;
  const lines = () => {
    looks += 1;
    return open;
  };
  const watch = startBalanceWatch(broken, { lines }, 5);
  const lookAgain = (from = looks) => expect.poll(() => looks).toBeGreaterThan(from + 5);
  await lookAgain();
  expect(written).toEqual([]);
  open.push({
    memberId: t.world.newId('mem'),
    tell: () => {},
    pass: () => {},
    isOpen: () => true,
  });
  await lookAgain();
  await watch.stop();
  expect(written).toEqual([expect.stringContaining('balances were not watched')]);
});

test('a database that was away costs a delay and no change', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  const line = await listen(memberId);
  await told(line, 1);
  await playRound(memberId, 20n);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and query ilike '%sum(version)%'`.execute(t.world.db);
  await told(line, 2);
  line.close();
});
