import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorkers } from '../../base/kernel/index.ts';
import { listUnbalanced } from '../../books/ledger/index.ts';
import {
  givenOrder,
  memberOf,
  readOrder,
  type ToldOrder,
  useDeposits,
} from '../../testing/deposits.ts';
import { givenMember, pocketsOf } from '../../testing/play.ts';
import { depositsJobs } from './index.ts';
import { findOrder } from './queries.ts';

const t = useDeposits();

afterEach(async () => {
  t.far.silence(false);
  expect(await listUnbalanced(t.world.db)).toEqual([]);
});

let counted = 0;

async function create(wish: object = {}) {
  const memberId = await givenMember(t.world);
  const usual = { requestKey: `job-order-${(counted += 1)}`, method: 'promptpay', amount: '50000' };
  const { value } = await t.ask(memberOf(memberId), 'POST /wps/deposit', { ...usual, ...wish });
  const { orderId } = value;
  const open = () => t.runJob('deposits.open', { id: orderId });
  return { memberId, orderId, open, read: () => readOrder(t, memberId, value) };
}

const asksOf = async ({ orderId }: ToldOrder) => (await findOrder(t.world.db, orderId))?.ask_count;

beforeEach(() => {
  t.far.calls.length = 0;
});

test('MONEY-02 a provider that is silent for an hour leaves the order opening, and it recovers by itself', async () => {
  const { orderId, open, read, memberId } = await create();
  t.far.silence(true);
  await expect(open()).rejects.toThrow('does not answer');
  for (let minute = 0; minute < 60; minute++) {
    t.world.clock.advance(MINUTE_MS);
    await t.runJob('deposits.expire');
    await t.runJob('deposits.poll');
  }
  expect(await read()).toMatchObject({ status: 'opening', instructions: null });
  const desk = await t.ask(memberOf(memberId), 'GET /wps/deposit/desk');
  expect(desk.value['openOrders']).toMatchObject([{ orderId, status: 'opening' }]);
  t.far.silence(false);
  t.world.clock.advance(MINUTE_MS);
  await t.runJob('deposits.poll');
  const opened = await read();
  expect(opened).toMatchObject({ status: 'waiting', instructions: { kind: 'qr' } });
  const leftMs = new Date(String(opened['expiresAt'])).getTime() - t.world.clock.now().getTime();
  expect(leftMs).toBe(15 * MINUTE_MS);
  expect(t.far.deposits.get(orderId)?.ask.expiresAt.toISOString()).toBe(opened['expiresAt']);
});

test('MONEY-17 an answer that is lost is asked for again, and it is one order there and here', async () => {
  const { orderId, open, read } = await create();
  t.far.next('lose-answer');
  await expect(open()).rejects.toThrow('is lost');
  expect((await read()).status).toBe('opening');
  await Promise.all([open(), open(), open()]);
  expect(await read()).toMatchObject({ status: 'waiting' });
  expect((await read()).steps).toHaveLength(2);
  expect([...t.far.deposits.keys()].filter((id) => id === orderId)).toHaveLength(1);
});

test('MONEY-02 what the provider refuses to open has failed, keeps its words from the member, and can be tried again', async () => {
  const { memberId, orderId, open, read } = await create();
  t.far.next('refuse');
  await open();
  expect(await read()).toMatchObject({ status: 'failed', reason: null });
  const body = { requestKey: 'try-it-again', orderId };
  const again = await t.ask(memberOf(memberId), 'POST /wps/deposit/renew', body);
  expect(again.value.status).toBe('opening');
  const paid = await t.ask(memberOf(memberId), 'POST /wps/deposit/paid', { orderId });
  expect(paid.message).toBe('already_decided');
});

test('MONEY-13 a callback that never came is made up for by asking, a minute after the opening', async () => {
  const memberId = await givenMember(t.world);
  const order = await givenOrder(t, memberId);
  t.far.arrive(order.orderId, 'polled-1', 50_000n);
  t.world.clock.advance(MINUTE_MS - SECOND_MS);
  await t.runJob('deposits.poll');
  expect((await pocketsOf(t.world, memberId)).cash).toBe(0n);
  t.world.clock.advance(SECOND_MS);
  await Promise.all([t.runJob('deposits.poll'), t.runJob('deposits.poll')]);
  expect((await pocketsOf(t.world, memberId)).cash).toBe(50_000n);
  const asked = await asksOf(order);
  t.world.clock.advance(HOUR_MS);
  await t.runJob('deposits.poll');
  expect(await asksOf(order)).toBe(asked);
});

test('MONEY-02 an order that ran out is asked for during a day, and what arrived is credited', async () => {
  const memberId = await givenMember(t.world);
  const order = await givenOrder(t, memberId);
  for (let hour = 0; hour < 20; hour++) {
    t.world.clock.advance(HOUR_MS);
    await t.runJob('deposits.expire');
    await t.runJob('deposits.poll');
  }
  expect((await readOrder(t, memberId, order)).status).toBe('expired');
  t.far.arrive(order.orderId, 'late-1', 50_000n);
  t.world.clock.advance(HOUR_MS);
  await t.runJob('deposits.poll');
  expect((await pocketsOf(t.world, memberId)).cash).toBe(50_000n);
});

test('what nobody paid is not asked for without end', async () => {
  const memberId = await givenMember(t.world);
  await givenOrder(t, memberId);
  for (let hour = 0; hour < 30; hour++) {
    t.world.clock.advance(HOUR_MS);
    await t.runJob('deposits.poll');
  }
  t.far.calls.length = 0;
  t.world.clock.advance(HOUR_MS);
  await t.runJob('deposits.poll');
  expect(t.far.calls).toEqual([]);
});

test('of a silent provider one order is asked for a minute, and all of them once it is back', async () => {
  const made = [await create(), await create(), await create()];
  t.far.silence(true);
  t.world.clock.advance(MINUTE_MS);
  await t.runJob('deposits.poll');
  expect(t.far.calls).toHaveLength(1);
  t.far.silence(false);
  await t.runJob('deposits.poll');
  const statuses = await Promise.all(made.map(async ({ read }) => (await read()).status));
  expect(new Set(statuses)).toEqual(new Set(['waiting']));
});

test('MONEY-17 an order expired by two workers at once has one end', async () => {
  const { open, read } = await create();
  await open();
  t.world.clock.advance(15 * MINUTE_MS);
  await Promise.all([t.runJob('deposits.expire'), t.runJob('deposits.expire')]);
  expect((await read()).steps.map(({ status }) => status)).toEqual([
    'opening',
    'waiting',
    'expired',
  ]);
});

test('MONEY-02 by itself: an order is opened, said to be paid, and credited by the workers', async () => {
  const workers = await startWorkers(t.world, t.world.connection.pool, depositsJobs(t.options));
  try {
    const { memberId, orderId, read } = await create();
    await vi.waitFor(async () => expect((await read()).status).toBe('waiting'), 30_000);
    t.far.arrive(orderId, 'by-itself', 50_000n);
    await t.ask(memberOf(memberId), 'POST /wps/deposit/paid', { orderId });
    await vi.waitFor(async () => expect((await read()).status).toBe('credited'), 30_000);
    expect((await pocketsOf(t.world, memberId)).cash).toBe(50_000n);
  } finally {
    await workers.stop();
  }
});
