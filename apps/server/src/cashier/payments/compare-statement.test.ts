import { dayOf } from '@baize/std/day';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, instant, later, MINUTE_MS } from '@baize/std/time';
import { beforeEach, expect, test } from 'vitest';
import { houseAccount, postTransfer } from '../../books/ledger/index.ts';
import { givenMember } from '../../testing/ledger.ts';
import { operatorOf } from '../../testing/operator.ts';
import { depositAsk, payoutAsk, usePaymentSandbox } from '../../testing/payments.ts';
import { useWorld } from '../../testing/world.ts';
import { closeDifference } from './close-difference.ts';
import { type Books, compareStatement } from './compare-statement.ts';
import type { PaymentProvider } from './index.ts';
import { paymentsJobs } from './jobs.ts';
import { listDifferences } from './queries.ts';
import { BY_HAND, readBooksOf } from './read-books.ts';

/** A machine under load is slow, and nothing here depends on its speed. */
const SOON = { timeout: 15_000 };

const ZONE = 'Asia/Bangkok';
const t = useWorld();
const p = usePaymentSandbox(t);

let books: Books;
let provider: PaymentProvider;
let day: string;

/** Each test has a day of its own, from ten in the morning on. */
beforeEach(() => {
  const now = t.world.clock.now().getTime();
  const nextMorning = (Math.ceil(now / DAY_MS) + 1) * DAY_MS + 3 * HOUR_MS;
  t.world.clock.advance(nextMorning - now);
  day = dayOf(t.world.clock.now(), ZONE);
  provider = p.providerWith();
  books = { providers: new Map([['sandbox', provider]]), zone: ZONE, currency: 'THB' };
});

/** Somebody pays an order at the sandbox; the answer is the key under which it is credited. */
async function givenPayment(amount = '100') {
  const ask = depositAsk(t.world);
  await provider.openDeposit(ask);
  await p.press(`/pay/${ask.orderId}`, { choice: 'other', amount });
  const word = await provider.askDeposit(ask.orderId);
  const payment = 'payments' in word ? word.payments[0] : undefined;
  if (!payment) throw new Error('a payment was made');
  return `${ask.orderId}:${payment.paymentId}`;
}

/** Money comes to a member from the provider, or goes there. */
async function move(requestKey: string, amount: bigint): Promise<void> {
  const { world } = t;
  const { cash } = await givenMember(world, minor(100_000_000n));
  const holder = 'provider:sandbox';
  const clearing = await houseAccount(world.db, {
    purpose: 'payment_clearing',
    currency: 'THB',
    holder,
  });
  const [from, to] = amount > 0n ? [clearing, cash] : [cash, clearing];
  const units = minor(amount > 0n ? amount : 0n - amount);
  const rest = { reason: 'test', at: world.clock.now(), amount: units };
  await world.db.transaction().execute((tx) => postTransfer(tx, { requestKey, from, to, ...rest }));
}

const compare = () => compareStatement(t.world, books, { provider: 'sandbox', day });
const differences = () => listDifferences(t.world.db, { day });
const readDay = () =>
  readBooksOf(t.world.db, { day, zone: ZONE, currency: 'THB', providers: ['sandbox', BY_HAND] });

test('a day on which both tell the same is closed, with the sums of both', async () => {
  await move(await givenPayment('100'), 10_000n);
  await move(await givenPayment('0.50'), 50n);
  const payout = payoutAsk(t.world);
  await provider.pay(payout);
  await expect
    .poll(() => provider.askPayout(payout.orderId), SOON)
    .toMatchObject({ status: 'paid' });
  await move(`${payout.orderId}:paid`, -50_000n);
  expect(await readDay()).toMatchObject({ isClosed: false });
  expect(await compare()).toEqual({ lines: 3, opened: 0 });
  expect(await readDay()).toMatchObject({
    isClosed: true,
    differences: [],
    providers: [
      {
        provider: 'sandbox',
        deposits: { here: 10_050n, there: 10_050n, count: 2 },
        payouts: { here: 50_000n, there: 50_000n, count: 1 },
      },
      { provider: BY_HAND, statementAt: null, deposits: { here: 0n, there: null } },
    ],
  });
});

test('a credit by hand that the provider covers later counts once, on both sides of it', async () => {
  const { world } = t;
  const of = (holder: 'provider:sandbox' | 'provider:hand') =>
    houseAccount(world.db, { purpose: 'payment_clearing', currency: 'THB', holder });
  const [from, to] = await Promise.all([of('provider:sandbox'), of('provider:hand')]);
  const key = await givenPayment('100');
  const covering = { requestKey: key, from, to, amount: minor(10_000n), at: world.clock.now() };
  await world.db
    .transaction()
    .execute((tx) => postTransfer(tx, { ...covering, reason: 'deposit_covered' }));
  expect(await compare()).toEqual({ lines: 1, opened: 0 });
  expect(await readDay()).toMatchObject({
    providers: [
      { provider: 'sandbox', deposits: { here: 10_000n, there: 10_000n } },
      { provider: BY_HAND, deposits: { here: 0n }, payouts: { here: 10_000n } },
    ],
  });
});

test('a payment that we missed is found, and is gone once it was credited', async () => {
  const key = await givenPayment();
  expect(await compare()).toEqual({ lines: 1, opened: 1 });
  expect(await differences()).toMatchObject([
    { kind: 'missing_here', reference: key, here: null, there: 10_000n, status: 'open' },
  ]);
  expect(await compare()).toMatchObject({ opened: 0 });
  await move(key, 10_000n);
  await compare();
  expect(await differences()).toMatchObject([{ status: 'closed', closed_by: null, note: null }]);
  expect(await readDay()).toMatchObject({ isClosed: true });
});

test('a credit that the provider knows nothing of is found', async () => {
  const key = `${t.world.newId('dep')}:PAY-1`;
  await move(key, 10_000n);
  await compare();
  expect(await differences()).toMatchObject([
    { kind: 'missing_there', reference: key, here: 10_000n, there: null },
  ]);
});

test('a payment and its credit of two amounts are found', async () => {
  await move(await givenPayment('100'), 9_999n);
  await compare();
  expect(await differences()).toMatchObject([
    { kind: 'amount_differs', here: 9_999n, there: 10_000n },
  ]);
});

test('what a person has explained stays closed, until the figures are others', async () => {
  const key = await givenPayment();
  await compare();
  const [open] = await differences();
  if (!open) throw new Error('there is a difference');
  const { operatorId } = operatorOf('admin');
  const closing = { differenceId: open.id, operatorId, note: 'a test', at: t.world.clock.now() };
  const close = () => t.world.db.transaction().execute((tx) => closeDifference(tx, closing));
  expect(await close()).toMatchObject({ status: 'closed', note: 'a test' });
  await expect(close()).rejects.toThrow('already_decided');
  expect(await compare()).toMatchObject({ opened: 0 });
  expect(await readDay()).toMatchObject({ isClosed: true });
  await move(key, 1n);
  expect(await compare()).toMatchObject({ opened: 1 });
  expect(await differences()).toMatchObject([{ status: 'open' }, { status: 'closed' }]);
});

test('a difference that is not there cannot be closed', async () => {
  const { operatorId } = operatorOf('admin');
  const differenceId = t.world.newId('dif');
  const closing = { differenceId, operatorId, note: 'a test', at: t.world.clock.now() };
  const closed = t.world.db.transaction().execute((tx) => closeDifference(tx, closing));
  await expect(closed).rejects.toThrow('not_found');
});

test('what is paid before midnight and credited after it differs on neither day', async () => {
  const midnight = later(instant(new Date(`${day}T00:00:00Z`)), 17 * HOUR_MS);
  const now = () => t.world.clock.now().getTime();
  t.world.clock.advance(midnight.getTime() - MINUTE_MS - now());
  const late = await givenPayment();
  const early = `${t.world.newId('dep')}:PAY-2`;
  await move(early, 10_000n);
  t.world.clock.advance(2 * MINUTE_MS);
  await move(late, 10_000n);
  expect(await compare()).toEqual({ lines: 1, opened: 0 });
  // What we wrote at the very end may stand in the next statement; it is missed when it does not.
  day = dayOf(t.world.clock.now(), ZONE);
  await compare();
  expect(await differences()).toMatchObject([{ kind: 'missing_there', reference: early }]);
});

test('every hour the days that have ended are asked for, until they have come', async () => {
  await givenPayment();
  const [job] = paymentsJobs(books);
  const run = () => job?.run(t.world, {} as never);
  t.world.clock.advance(DAY_MS - 2 * HOUR_MS);
  await p.outage(1);
  await expect(run()).rejects.toThrow('some statements have not come');
  await p.outage(0);
  expect(await differences()).toEqual([]);
  await run();
  expect(await differences()).toMatchObject([{ kind: 'missing_here', status: 'open' }]);
  const today = dayOf(t.world.clock.now(), ZONE);
  expect(await listDifferences(t.world.db, { day: today })).toEqual([]);
});
