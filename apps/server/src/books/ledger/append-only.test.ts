import { minor } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { givenMember } from '../../testing/ledger.ts';
import { useWorld } from '../../testing/world.ts';
import { makeMonths } from './chain/queries.ts';
import { postTransfer, trialBalance } from './index.ts';
import { ledgerJobs, makeLedgerMonths } from './jobs.ts';
import { listUnbalanced } from './trial-balance.ts';

const t = useWorld();

test.each([
  'update ledger_transfer set amount = amount + 1',
  'delete from ledger_transfer',
  'truncate ledger_transfer',
  'truncate ledger_transfer_2026_11',
  `update ledger_request set answer = 'x'`,
  'delete from ledger_request',
  'truncate ledger_request',
  'delete from ledger_account',
])('MONEY-07 the database refuses: %s', async (statement) => {
  await givenMember(t.world, minor(100n));
  await expect(t.world.connection.pool.query(statement)).rejects.toThrow(/append-only/);
});

test('MONEY-16 the database itself refuses a balance below the floor', async () => {
  const { cash } = await givenMember(t.world, minor(100n));
  await expect(
    sql`update ledger_account set balance = -1 where id = ${cash}`.execute(t.world.db),
  ).rejects.toThrow(/ledger_account_floor/);
});

test('each month has a table of its own, made long before it begins', async () => {
  const months = async () =>
    (
      await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
        where inhparent = 'ledger_transfer'::regclass`.execute(t.world.db)
    ).rows.map(({ name }) => name);
  const now = t.world.clock.now();
  const inTwoYears = later(now, 730 * 86_400_000);
  await makeMonths(t.world.db, now, inTwoYears);
  expect(await months()).toContain('ledger_transfer_2028_11');
  expect(await makeMonths(t.world.db, now, inTwoYears)).toEqual({ made: 0, stuck: [] });
  await expect(t.world.connection.pool.query('truncate ledger_transfer_2028_11')).rejects.toThrow(
    /append-only/,
  );
});

test('a transfer in a month nobody made a table for is still kept', async () => {
  const { cash, held } = await givenMember(t.world, minor(100n));
  const at = later(t.world.clock.now(), 2_000 * 86_400_000);
  const ask = {
    requestKey: 'far-0001',
    reason: 'test',
    from: cash,
    to: held,
    amount: minor(1n),
    at,
  };
  const post = () => t.world.db.transaction().execute((tx) => postTransfer(tx, ask));
  expect(await post()).toEqual(await post());
});

test('a month whose rows are kept elsewhere raises the alarm a year before, alone', async () => {
  const { cash, held } = await givenMember(t.world, minor(100n));
  const inYears = (years: number) => later(t.world.clock.now(), years * 365 * DAY_MS);
  const ask = { reason: 'test', from: cash, to: held, amount: minor(1n), at: inYears(3) };
  const requestKey = 'far-0002';
  await t.world.db.transaction().execute((tx) => postTransfer(tx, { ...ask, requestKey }));
  t.world.clock.advance(700 * DAY_MS);
  await expect(makeLedgerMonths.run(t.world, {})).rejects.toThrow(
    'ledger_transfer_2029_11 cannot be made',
  );
  expect(await makeMonths(t.world.db, inYears(0), inYears(1.1))).toEqual({
    made: 0,
    stuck: ['ledger_transfer_2029_11'],
  });
  t.world.clock.advance(-700 * DAY_MS);
});

test('the trial balance tells what each purpose holds, and makes zero', async () => {
  await givenMember(t.world, minor(700n), 'USD');
  const rows = (await trialBalance(t.world.db)).filter(({ currency }) => currency === 'USD');
  expect(rows.map(({ purpose, balance }) => [purpose, balance])).toEqual([
    ['bonus', 0n],
    ['cash', 700n],
    ['held', 0n],
    ['locked', 0n],
    ['payment_clearing', -700n],
  ]);
});

test('the jobs of the ledger run, and run again', async () => {
  for (const each of [...ledgerJobs, ...ledgerJobs]) await each.run(t.world, {} as never);
});

test('money that came from nowhere is found by the trial balance', async () => {
  const { cash } = await givenMember(t.world, minor(100n));
  await sql`update ledger_account set balance = 101 where id = ${cash}`.execute(t.world.db);
  expect(await listUnbalanced(t.world.db)).toEqual([
    expect.stringContaining('THB sums up to 1 instead of zero'),
  ]);
});
