import type { MemberId } from '@baize/std/id';
import { afterEach, expect, test } from 'vitest';
import type { OperatorCaller } from '../../base/kernel/index.ts';
import { listUnbalanced } from '../../books/ledger/index.ts';
import {
  givenOrder,
  givenSlip,
  HEARING,
  memberOf,
  readOrder,
  useDeposits,
} from '../../testing/deposits.ts';
import { operatorOf } from '../../testing/operator.ts';
import { givenMember, pocketsOf } from '../../testing/play.ts';
import { hearDeposit } from './index.ts';

const t = useDeposits();

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

const { ceiling: MOST } = HEARING;
const [FIRST, SECOND] = [operatorOf('finance', 1), operatorOf('finance', 2)];
const cashOf = async (memberId: MemberId) => (await pocketsOf(t.world, memberId)).cash;

async function given(wish: object = {}) {
  const memberId = await givenMember(t.world);
  const order = await givenOrder(t, memberId, { method: 'promptpay', amount: '50000', ...wish });
  const { orderId } = order;
  const hear = (paymentId: string, amount: bigint) =>
    hearDeposit(t.world, t.far.arrive(orderId, paymentId, amount), HEARING);
  const decide = (by: OperatorCaller, facts: object) =>
    t.ask(by, 'POST /ops/deposits/decide', { orderId, reason: '', ...facts });
  const credit = (by: OperatorCaller, bankReference: string, amount: bigint) =>
    decide(by, { decision: 'credit', amount: String(amount), bankReference });
  const seen = async () => {
    const { value } = await t.ask(SECOND, 'GET /ops/deposits', { view: 'waiting' });
    const { orders } = value as unknown as { orders: readonly Record<string, unknown>[] };
    return orders.find((each) => each['orderId'] === orderId);
  };
  const read = () => readOrder(t, memberId, order);
  return { memberId, orderId, hear, decide, credit, seen, read };
}

const alertsOf = (paymentId: string) =>
  t.world.db
    .selectFrom('play_alert')
    .select(['vendor', 'code', 'command', 'member_id'])
    .where('tx_id', '=', paymentId)
    .execute();

test('DOOR-08 a payment at the ceiling is credited by its provider’s word', async () => {
  const { memberId, hear } = await given();
  expect(await hear('at-most', MOST)).toBe('taken');
  expect(await cashOf(memberId)).toBe(MOST);
  expect(await alertsOf('at-most')).toEqual([]);
});

test('DOOR-08 a payment above the ceiling is held with an alert, and credited once two operators agree', async () => {
  const { memberId, hear, credit, seen, read } = await given();
  const amount = MOST + 1n;
  expect(await hear('too-much', amount)).toBe('taken');
  expect(await hear('too-much', amount)).toBe('known');
  expect(await cashOf(memberId)).toBe(0n);
  expect(await read()).toMatchObject({ status: 'checking', paid: '0' });
  expect(await alertsOf('too-much')).toEqual([
    {
      vendor: 'sandbox',
      code: 'payment_above_ceiling',
      command: 'deposit',
      member_id: memberId,
    },
  ]);
  expect(await seen()).toMatchObject({
    needsSecond: true,
    held: { provider: 'sandbox', paymentId: 'too-much', amount: String(amount) },
  });
  expect((await credit(FIRST, 'another', amount)).message).toBe('payment_differs');
  expect((await credit(FIRST, 'too-much', 50_000n)).message).toBe('payment_differs');
  expect((await credit(FIRST, 'too-much', amount)).value.status).toBe('checking');
  expect((await credit(FIRST, 'too-much', amount)).message).toBe('own_approval');
  expect(await cashOf(memberId)).toBe(0n);
  expect((await credit(SECOND, 'too-much', amount)).value).toMatchObject({
    status: 'credited',
    held: null,
  });
  expect(await cashOf(memberId)).toBe(amount);
  // It is the provider's payment: told again it is known, and its books agree with ours.
  expect(await hear('too-much', amount)).toBe('known');
  expect(await cashOf(memberId)).toBe(amount);
});

test('DOOR-08 a held payment that is refused never credits, and what was credited before stays', async () => {
  const { memberId, hear, decide, read } = await given();
  expect(await hear('good', 50_000n)).toBe('taken');
  expect(await hear('odd', MOST * 10n)).toBe('taken');
  expect(await read()).toMatchObject({ status: 'checking', paid: '50000' });
  await decide(FIRST, { decision: 'refuse', reason: 'the provider denies it' });
  expect(await read()).toMatchObject({ status: 'credited', paid: '50000' });
  expect(await hear('odd', MOST * 10n)).toBe('known');
  expect(await cashOf(memberId)).toBe(50_000n);
});

test('DOOR-08 with other figures than before a held payment is still the first', async () => {
  const { memberId, hear, seen } = await given();
  await hear('changed', MOST + 5n);
  expect(await hear('changed', 100n)).toBe('known');
  expect(await cashOf(memberId)).toBe(0n);
  expect(await seen()).toMatchObject({ held: { amount: String(MOST + 5n) } });
});

async function givenSlipOrder(amount: string) {
  const made = await given({ method: 'bank', amount });
  const attachments = [await givenSlip(t, made.memberId)];
  await t.ask(memberOf(made.memberId), 'POST /wps/deposit/slip', {
    orderId: made.orderId,
    attachments,
  });
  return made;
}

test('DOOR-14 a credit of more than was ordered waits for a second operator, who is never the first', async () => {
  const { memberId, credit, seen } = await givenSlipOrder('50000');
  const first = await credit(FIRST, 'KB-above', 50_001n);
  expect(first.value).toMatchObject({ status: 'checking', isOwnApproval: true });
  expect((await credit(FIRST, 'KB-above', 50_001n)).message).toBe('own_approval');
  expect((await credit(FIRST, 'KB-above', 50_000n)).message).toBe('own_approval');
  expect(await cashOf(memberId)).toBe(0n);
  expect(await seen()).toMatchObject({
    needsSecond: true,
    approvals: [{ operator: FIRST.operatorId, amount: '50001' }],
  });
  expect((await credit(SECOND, 'KB-above', 50_001n)).value.status).toBe('credited');
  expect(await cashOf(memberId)).toBe(50_001n);
});

test('DOOR-14 one operator is enough up to what was ordered, and nobody alone for 98 times as much', async () => {
  const exact = await givenSlipOrder('50000');
  expect((await exact.credit(FIRST, 'KB-exact', 50_000n)).value.status).toBe('credited');
  const many = await givenSlipOrder('50000');
  expect((await many.credit(FIRST, 'KB-98', 98n * 50_000n)).value.status).toBe('checking');
  expect(await cashOf(many.memberId)).toBe(0n);
});

test('DOOR-14 from the brand’s line on two operators agree, however much was ordered', async () => {
  const { memberId, credit } = await givenSlipOrder('5000000');
  expect((await credit(FIRST, 'KB-line', 5_000_000n)).value.status).toBe('checking');
  expect(await cashOf(memberId)).toBe(0n);
  expect((await credit(SECOND, 'KB-line', 5_000_000n)).value.status).toBe('credited');
});

test('a payment in another currency than its order credits nothing and is alerted', async () => {
  const { memberId, orderId } = await given();
  const told = t.far.arrive(orderId, 'in-dollars', 50_000n);
  expect(await hearDeposit(t.world, { ...told, currency: 'USD' }, HEARING)).toBe('refused');
  expect(await cashOf(memberId)).toBe(0n);
  expect(await alertsOf('in-dollars')).toMatchObject([{ code: 'payment_currency' }]);
  // In the order's own currency, or without a word about it, it is credited.
  expect(await hearDeposit(t.world, { ...told, currency: 'THB' }, HEARING)).toBe('taken');
  expect(await cashOf(memberId)).toBe(50_000n);
});
