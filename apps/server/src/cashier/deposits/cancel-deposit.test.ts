import type { MemberId } from '@baize/std/id';
import { expect, test } from 'vitest';
import { memberOf, useDeposits } from '../../testing/deposits.ts';
import { givenMember, pocketsOf } from '../../testing/play.ts';

const t = useDeposits();

let counted = 0;

const create = (memberId: MemberId, wish: object = {}) =>
  t.ask(memberOf(memberId), 'POST /wps/deposit', {
    requestKey: `cancelling-${(counted += 1)}`,
    method: 'promptpay',
    amount: '50000',
    ...wish,
  });

const cancel = (memberId: MemberId, orderId: string) =>
  t.ask(memberOf(memberId), 'POST /wps/deposit/cancel', { orderId });

test('DOOR-32 with as many open orders as are allowed, cancelling one lets the next be made', async () => {
  const memberId = await givenMember(t.world);
  const { value: first } = await create(memberId);
  for (const method of ['wallet', 'bank']) await create(memberId, { method });
  expect((await create(memberId)).message).toBe('too_many_open');
  const { value: cancelled } = await cancel(memberId, first.orderId);
  expect(cancelled).toMatchObject({ status: 'cancelled', paid: '0' });
  expect(cancelled.steps.map(({ status }) => status)).toEqual(['opening', 'cancelled']);
  expect((await create(memberId)).message).toBeNull();
  expect((await create(memberId)).message).toBe('too_many_open');
  const { value: desk } = await t.ask(memberOf(memberId), 'GET /wps/deposit/desk');
  const open = (desk['openOrders'] as { orderId: string }[]).map(({ orderId }) => orderId);
  expect(open).toHaveLength(3);
  expect(open).not.toContain(first.orderId);
});

test('DOOR-32 cancelled twice is cancelled once, and a provider opens it no more', async () => {
  const memberId = await givenMember(t.world);
  const { value: order } = await create(memberId);
  const [one, other] = await Promise.all([
    cancel(memberId, order.orderId),
    cancel(memberId, order.orderId),
  ]);
  expect(one.value).toEqual(other.value);
  await t.runJob('deposits.open', { id: order.orderId });
  await t.runJob('deposits.expire');
  const { value } = await t.ask(memberOf(memberId), 'GET /wps/deposit', { orderId: order.orderId });
  expect(value.status).toBe('cancelled');
});

test('DOOR-32 money that arrives for a cancelled order is credited', async () => {
  const memberId = await givenMember(t.world);
  const { value: order } = await create(memberId);
  await t.runJob('deposits.open', { id: order.orderId });
  await cancel(memberId, order.orderId);
  t.far.arrive(order.orderId, 'after-cancelling', 50_000n);
  await t.runJob('deposits.ask', { id: order.orderId });
  expect((await pocketsOf(t.world, memberId)).cash).toBe(50_000n);
  expect((await cancel(memberId, order.orderId)).message).toBe('already_decided');
});

test('DOOR-32 nobody cancels the order of another', async () => {
  const [owner, other] = [await givenMember(t.world), await givenMember(t.world)];
  const { value: order } = await create(owner);
  expect((await cancel(other, order.orderId)).message).toBe('not_found');
});
