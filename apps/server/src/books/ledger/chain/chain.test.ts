import { minor } from '@baize/std/money';
import { DAY_MS, instant } from '@baize/std/time';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { audit } from '../../../../../../sim/auditor.ts';
import { type GivenMember, givenMember } from '../../../testing/ledger.ts';
import { useWorld } from '../../../testing/world.ts';
import { closeDays, postTransfer, verifyLedger } from '../index.ts';

const t = useWorld();
let member: GivenMember;
let count = 0;

const hold = (at = t.world.clock.now()) =>
  t.world.db.transaction().execute((tx) =>
    postTransfer(tx, {
      requestKey: `chain-${count++}`,
      reason: 'test',
      from: member.cash,
      to: member.held,
      amount: minor(1n),
      at,
    }),
  );

beforeEach(async () => {
  member = await givenMember(t.world, minor(1_000n));
  await hold();
  t.world.clock.advance(DAY_MS);
  await hold();
  t.world.clock.advance(DAY_MS);
  await closeDays(t.world);
});

/** As somebody with all rights over the database would. */
const tamper = async (change: string) => {
  const db = t.world.connection.pool;
  await db.query(`alter table ledger_transfer disable trigger all`);
  await db.query(change);
  await db.query(`alter table ledger_transfer enable trigger all`);
};

test('MONEY-07 closes each day that is over, once, and the books prove sound', async () => {
  const before = await verifyLedger(t.world.db);
  expect(before).toMatchObject({ breaks: [] });
  expect(await closeDays(t.world)).toBe(0);
  t.world.clock.advance(DAY_MS);
  expect(await closeDays(t.world)).toBe(1);
  expect((await verifyLedger(t.world.db)).days).toBe(before.days + 1);
});

test('nothing can be written into a closed day', async () => {
  const yesterday = instant(new Date(t.world.clock.now().getTime() - DAY_MS));
  await expect(hold(yesterday)).rejects.toThrow(/is closed/);
});

test('a day is closed only when all that write into it have finished', async () => {
  const late = await t.world.connection.pool.connect();
  await late.query('begin');
  await late.query('select ledger_enter($1)', [t.world.clock.now().toISOString()]);
  t.world.clock.advance(DAY_MS);
  const closing = closeDays(t.world);
  await expect.poll(waiting).toBe(1);
  await late.query('commit');
  late.release();
  expect(await closing).toBe(1);
});

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`select count(*) from pg_locks l
    join pg_database d on d.oid = l.database and d.datname = current_database()
    where l.locktype = 'advisory' and not l.granted`.execute(t.world.db);
  return Number(rows[0]?.count);
}

test.each([
  [
    'a reason',
    `update ledger_transfer set reason = 'gift' where request_key = $key`,
    /was changed after it was closed/,
    0,
  ],
  [
    'a moment',
    `update ledger_transfer set event_at = event_at - interval '1 second' where request_key = $key`,
    /was changed after it was closed/,
    0,
  ],
  [
    'an amount',
    `update ledger_transfer set amount = amount + 1 where request_key = $key`,
    /leaves \d+ in account \d+, not \d+/,
    2,
  ],
  [
    'a row that is gone',
    `delete from ledger_transfer where request_key = $key`,
    /\d+ transfers now, \d+ when it was closed/,
    2,
  ],
])('finds %s that was altered behind its back', async (_, change, words, findings) => {
  const key = `'chain-${count - 1}'`;
  const { pool } = t.world.connection;
  await pool.query(`create table kept as select * from ledger_transfer where request_key = ${key}`);
  await tamper(change.replace('$key', key));
  const { breaks } = await verifyLedger(t.world.db);
  expect(breaks.join('\n')).toMatch(words);
  expect(breaks[0]).toMatch(/was changed after it was closed/);
  expect((await audit(t.world.url)).findings).toHaveLength(findings);
  await tamper(`delete from ledger_transfer where request_key = ${key}`);
  await tamper(`insert into ledger_transfer select * from kept`);
  await pool.query('drop table kept');
  expect((await verifyLedger(t.world.db)).breaks).toEqual([]);
});

test('finds a balance that was raised by hand', async () => {
  const raise = (by: number) =>
    sql`update ledger_account set balance = balance + ${by} where id = ${member.cash}`.execute(
      t.world.db,
    );
  await raise(500);
  const { breaks } = await verifyLedger(t.world.db);
  expect(breaks).toEqual([
    expect.stringMatching(/holds 1498, its last entry says 998/),
    expect.stringMatching(/THB sums up to 500 instead of zero/),
  ]);
  await raise(-500);
});
