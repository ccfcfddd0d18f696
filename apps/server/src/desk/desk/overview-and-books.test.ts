import * as booksContract from '@baize/contract/books-desk';
import * as contract from '@baize/contract/desk';
import type { Output } from '@baize/contract/endpoint';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { HOUR_MS, later, MINUTE_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { findMemberAccounts, houseAccount, postTransfer } from '../../books/ledger/index.ts';
import { givenAccount } from '../../testing/identity.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { useWorld } from '../../testing/world.ts';
import { deskRoutes } from './index.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');
const routes = deskRoutes({
  brand,
  limits: { zone: brand.timezone, readDeposited: async () => minor(0n) },
  providers: ['sandbox'],
});
const call: ReturnType<typeof callerOf> = (...asked) => callerOf(t.world, routes)(...asked);

let nok: GivenOperator;
let memberId: MemberId;

/** Noon of the fifteenth in Bangkok, so its day began seven hours ago by the clocks of the world. */
const TODAY = '2026-11-15';

beforeAll(async () => {
  nok = await givenOperator(t.world, 'finance');
  memberId = (await givenAccount(t.world)).id;
});

const overview = async (operator = nok) => {
  t.world.clock.advance(11_000);
  const { value } = await call(operator.caller, contract.readOverview);
  return value as unknown as Output<typeof contract.readOverview>;
};

async function givenDeposit(status: string, minutesAgo: number): Promise<string> {
  const id = t.world.newId('dep');
  const at = later(t.world.clock.now(), -minutesAgo * MINUTE_MS);
  const paid = status === 'credited' ? 500 : 0;
  await sql`insert into deposits_order (id, reference, request_key, member_id, language, method,
      names, kind, currency, amount, fee_fixed, fee_ppm, paid, credited, status,
      expires_minutes, expires_at, queued_at, created_at, changed_at)
    values (${id}, ${id.replace('dep_', 'DP-')}, ${id}, ${memberId}, 'EN', 'bank', '{}', 'bank',
      'THB', 500, 0, 0, ${paid}, ${paid}, ${status}, 60, ${at}, ${at}, ${at}, ${at})`.execute(
    t.world.db,
  );
  if (status === 'credited') {
    await sql`insert into deposits_receipt (provider, payment_id, order_id, member_id, amount,
        covered, fee, credited, arrived_at, created_at)
      values ('hand', ${id}, ${id}, ${memberId}, 500, 0, 10, 490, ${at}, ${at})`.execute(
      t.world.db,
    );
  }
  return id;
}

test('OPS-02 the overview counts what waits, and since when', async () => {
  const before = await overview();
  expect(before).toMatchObject({
    withdrawals: { count: 0, oldestAt: null },
    claims: { count: 0, oldestAt: null },
    deposits: { count: 0, oldestAt: null },
    adjustments: { count: 0, oldestAt: null },
    applications: { count: 0, oldestAt: null },
    redemptions: { count: 0, oldestAt: null },
    feedback: { count: 0, oldestAt: null },
    support: { count: 0, oldestAt: null },
    chatReports: { count: 0, oldestAt: null },
    identity: { count: 0, oldestAt: null },
    differences: { count: 0, oldestAt: null },
    endings: { count: 0, oldestAt: null },
    today: { deposits: '0', depositCount: 0, withdrawals: '0', medianPayoutSeconds: null },
    isBalanced: true,
  });
  await givenDeposit('checking', 5);
  await givenDeposit('checking', 50);
  await givenDeposit('waiting', 500);
  const oldest = later(t.world.clock.now(), -50 * MINUTE_MS).toISOString();
  await call(nok.caller, contract.askAdjustment, {
    requestKey: 'overview-1',
    memberId,
    direction: 'credit',
    amount: '100',
    reason: 'For the overview',
  });
  const after = await overview();
  expect(after.deposits).toEqual({ count: 2, oldestAt: oldest });
  expect(after.adjustments.count).toBe(1);
  const { recent } = await overview(await givenOperator(t.world, 'auditor'));
  expect(recent?.[0]).toMatchObject({
    action: 'adjustment.asked',
    operator: expect.stringMatching(/^Operator /) as string,
  });
});

test('OPS-07 the overview tells a role no figure and no line of a page that it may not open', async () => {
  const [support, finance] = [
    await overview(await givenOperator(t.world, 'support')),
    await overview(),
  ];
  expect([support.today, support.liabilities, support.recent]).toEqual([null, null, null]);
  expect([finance.today, finance.liabilities]).not.toContain(null);
  expect(finance.recent).toBeNull();
});

test('DESK-01 the day’s deposits are what reached wallets on the brand’s day, as the report counts them', async () => {
  const hoursOfToday =
    (t.world.clock.now().getTime() - Date.parse('2026-11-14T17:00:00Z')) / HOUR_MS;
  const { today } = await overview();
  await givenDeposit('credited', 1);
  await givenDeposit('credited', hoursOfToday * 60 - 1);
  await givenDeposit('credited', hoursOfToday * 60 + 1);
  const now = await overview();
  expect((now.today?.depositCount ?? 0) - (today?.depositCount ?? 0)).toBe(2);
  expect(now.today?.deposits).toBe('980');
});

test('what members are owed is told by pocket, and money from nowhere is seen', async () => {
  const { db } = t.world;
  const accounts = await findMemberAccounts(db, memberId, 'THB');
  if (!accounts) throw new Error('a member has pockets');
  const from = await houseAccount(db, { purpose: 'payment_clearing', currency: 'THB' });
  const at = t.world.clock.now();
  const give = { requestKey: 'owed-1', reason: 'given', from, to: accounts.cash, at };
  await db.transaction().execute((tx) => postTransfer(tx, { ...give, amount: minor(700n) }));
  const hold = { requestKey: 'owed-2', reason: 'held', from: accounts.cash, to: accounts.held, at };
  await db.transaction().execute((tx) => postTransfer(tx, { ...hold, amount: minor(300n) }));
  expect((await overview()).liabilities).toEqual({
    cash: '400',
    held: '300',
    bonus: '0',
    locked: '0',
  });
  const raise = (by: number) =>
    sql`update ledger_account set balance = balance + ${by} where id = ${accounts.cash}`.execute(
      db,
    );
  await raise(1);
  expect((await overview()).isBalanced).toBe(false);
  const { value } = await call(nok.caller, booksContract.readBooks, { day: TODAY });
  expect(value).toMatchObject({
    isClosed: false,
    ledger: { isBalanced: false, members: '701', house: '-700' },
  });
  await raise(-1);
  expect((await overview()).isBalanced).toBe(true);
});

async function givenDifference(): Promise<string> {
  const id = t.world.newId('dif');
  await sql`insert into payments_difference
      (id, provider, day, reference, kind, here, there, found_at)
    values (${id}, 'sandbox', ${TODAY}, ${id}, 'amount_differs', 100, 90,
      ${t.world.clock.now()})`.execute(t.world.db);
  return id;
}

test('OPS-02 DESK-04 a difference is closed once, with what was found, and then the day is closed', async () => {
  const differenceId = await givenDifference();
  await sql`insert into payments_statement (provider, day, asked_at)
    values ('sandbox', ${TODAY}, ${t.world.clock.now()})`.execute(t.world.db);
  const books = async () => {
    const { value } = await call(nok.caller, booksContract.readBooks, { day: TODAY });
    return value as unknown as Output<typeof booksContract.readBooks>;
  };
  const open = await books();
  expect(open).toMatchObject({ isClosed: false, ledger: { isBalanced: true } });
  expect(open.providers.map(({ provider }) => provider)).toEqual(['sandbox', 'hand']);
  expect(open.differences).toMatchObject([
    { differenceId, kind: 'amount_differs', here: '100', there: '90', status: 'open', note: null },
  ]);
  expect((await overview()).differences.count).toBe(1);

  const wire = { differenceId, note: 'The bank kept a fee' };
  const close = () => call(nok.caller, booksContract.closeDifference, wire);
  const told = (await Promise.all([close(), close(), close()])).map(
    ({ message }) => message ?? 'done',
  );
  expect(told.sort()).toEqual(['already_decided', 'already_decided', 'done']);
  expect((await close()).value).toMatchObject({
    action: 'difference.closed',
    operator: nok.name,
    reason: wire.note,
  });
  const closed = await books();
  expect(closed.isClosed).toBe(true);
  expect(closed.differences).toMatchObject([{ status: 'closed', note: wire.note }]);
  const lines = await t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'reason'])
    .where('subject', '=', differenceId)
    .execute();
  expect(lines).toEqual([{ action: 'difference.closed', reason: wire.note }]);
});

test.each([
  [booksContract.readBooks, { day: '2026-02-30' }, 'invalid_input'],
  [booksContract.readBooks, { day: 'today' }, 'invalid_input'],
  [booksContract.closeDifference, { differenceId: 'dif_1', note: 'found it' }, 'invalid_input'],
  [booksContract.closeDifference, { differenceId: null, note: '' }, 'invalid_input'],
])('what makes no sense is refused (%#)', async (endpoint, wire, refusal) => {
  expect((await call(nok.caller, endpoint, wire)).message).toBe(refusal);
});

test('a difference that nobody found is not there', async () => {
  const wire = { differenceId: t.world.newId('dif'), note: 'found it' };
  expect((await call(nok.caller, booksContract.closeDifference, wire)).message).toBe('not_found');
});
