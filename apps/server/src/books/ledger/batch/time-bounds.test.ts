import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { AccountId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../../base/db/index.ts';
import { givenClearing, givenMember } from '../../../testing/ledger.ts';
import { useWorld } from '../../../testing/world.ts';
import { createPostBatch, getBalance } from '../index.ts';

const t = useWorld();
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

function openLane(url: string) {
  const { pool } = openDatabase(url, { max: 2, pipeline: true });
  const hot = createPostBatch(t.world, { pool, lanes: 1, recentMax: 0 });
  closing.push(async () => {
    await hot.stop();
    await pool.end();
  });
  return hot;
}

const bet = (requestKey: string, from: AccountId, to: AccountId) => ({
  requestKey,
  from,
  to,
  amount: minor(1n),
  reason: 'bet_placed',
});

/** Somebody takes the account's row and does not let it go. */
async function hold(account: AccountId) {
  const client = await t.world.connection.pool.connect();
  await client.query('begin');
  await client.query('select from ledger_account where id = $1 for update', [account]);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

test('an account that somebody holds keeps its own bets waiting, and nobody else', async () => {
  const [one, two] = [await givenMember(t.world, minor(9n)), await givenMember(t.world, minor(9n))];
  const to = await givenClearing(t.world);
  const hot = openLane(t.world.url);
  const letGo = await hold(one.cash);
  const asks = [
    bet('held-1', one.cash, to),
    bet('held-2', one.cash, to),
    bet('free-1', two.cash, to),
    bet('held-3', one.cash, to),
  ];
  const answers = await Promise.race([
    Promise.allSettled(asks.map((ask) => hot.submit(ask))),
    pause(6_000, []),
  ]);
  await letGo();
  expect(answers.map((each) => (each.status === 'rejected' ? each.reason.code : 'done'))).toEqual([
    'unconfirmed',
    'unconfirmed',
    'done',
    'unconfirmed',
  ]);
  await Promise.all(asks.map((ask) => hot.submit(ask)));
  expect(await getBalance(t.world.db, one.cash)).toBe(6n);
  expect(await getBalance(t.world.db, two.cash)).toBe(8n);
}, 20_000);

/** The way to the database, which can be frozen: what is under way then hears nothing more. */
async function startLine(url: string) {
  const target = new URL(url);
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    sockets.push(far);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  const freeze = () => {
    for (const socket of sockets.splice(0)) socket.unpipe().pause();
  };
  return { url: through.href, freeze };
}

test('MONEY-17 a bet whose database stopped answering is asked again, and placed once', async () => {
  const { cash } = await givenMember(t.world, minor(9n));
  const to = await givenClearing(t.world);
  const line = await startLine(t.world.url);
  const hot = openLane(line.url);
  await hot.submit(bet('line-1', cash, to));
  line.freeze();
  const answer = await Promise.race([hot.submit(bet('line-2', cash, to)), pause(7_000, null)]);
  expect(answer).toMatchObject({ fromBalance: 7n });
  expect(await getBalance(t.world.db, cash)).toBe(7n);
}, 20_000);

test('a statement that does not end is given up, and so is the bet after a while', async () => {
  const { cash } = await givenMember(t.world, minor(9n));
  const to = await givenClearing(t.world);
  const hot = openLane(t.world.url);
  await sql`create function linger() returns trigger language plpgsql as
    'begin perform pg_sleep(60); return new; end'`.execute(t.world.db);
  await sql`create trigger linger before insert on ledger_request for each row
    execute function linger()`.execute(t.world.db);
  const bets = hot.submit(bet('long-1', cash, to)).catch((error: unknown) => error);
  const answer = await Promise.race([bets, pause(18_000, null)]);
  await sql`drop trigger linger on ledger_request`.execute(t.world.db);
  expect(answer).toMatchObject({ code: 'unconfirmed' });
  expect(await getBalance(t.world.db, cash)).toBe(9n);
}, 30_000);
