import { usualChains } from '@baize/contract/approval-rules';
import { listWithdrawalQueue } from '@baize/contract/withdrawal';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OperatorCaller } from '../../../base/kernel/index.ts';
import { listUnbalanced } from '../../../books/ledger/index.ts';
import { givenOperator, operatorOf, seatOperators } from '../../../testing/operator.ts';
import {
  brandWith,
  givenPayee,
  mailTo,
  moneyOf,
  openWindow,
  type Window,
} from '../../../testing/withdrawals.ts';
import { useWorld } from '../../../testing/world.ts';

const t = useWorld();
const FIRST = operatorOf('finance', 1);
const SECOND = operatorOf('finance', 2);
let window: Window;

beforeAll(() => seatOperators(t.world, 'finance', [FIRST, SECOND]));

beforeEach(() => {
  window = openWindow(t.world);
});

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

async function givenInReview(amount = 20_000n) {
  const payee = await givenPayee(t.world, { cash: 10_000_000n, isKnown: false });
  const { value } = await window.request(payee, amount);
  expect(value['status']).toBe('review');
  return { payee, orderId: value.orderId };
}

const approve = (operator: OperatorCaller, orderId: string) =>
  window.decide(operator, orderId, { decision: 'approve' });

const refuse = (operator: OperatorCaller, orderId: string, reason: string) =>
  window.decide(operator, orderId, { decision: 'refuse', reason });

const auditOf = (orderId: string) =>
  t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'operator_id', 'reason'])
    .where('subject', '=', orderId)
    .orderBy('number')
    .execute();

test('MONEY-14 an approved withdrawal is handed to the provider, and the log has a line of it', async () => {
  const { orderId } = await givenInReview();
  const { value } = await approve(FIRST, orderId);
  expect(value).toMatchObject({ status: 'approved', waitsFor: [], needsSecond: false });
  await window.run('pay', { id: orderId });
  expect(window.far.payouts.size).toBe(1);
  expect(await auditOf(orderId)).toMatchObject([
    { action: 'withdrawal.approved', operator_id: FIRST.operatorId },
  ]);
});

test('MONEY-14 a refusal returns the held money, and the member reads the reason', async () => {
  const { payee, orderId } = await givenInReview();
  expect((await refuse(FIRST, orderId, '  ')).message).toBe('reason_needed');
  await refuse(FIRST, orderId, 'The account is not yours');
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 10_000_000n, held: 0n });
  expect((await window.read(payee, orderId)).value).toMatchObject({
    status: 'refused',
    reason: 'The account is not yours',
    returned: '20000',
    nextAt: null,
  });
  const mail = await mailTo(t.world, payee, 'withdrawal_refused');
  expect(mail).toMatchObject({ reason: 'The account is not yours', amount: '20000' });
  expect(await auditOf(orderId)).toMatchObject([{ action: 'withdrawal.refused' }]);
});

test('OPS-02 decided by two at once, in both ways, it is decided once', async () => {
  const { payee, orderId } = await givenInReview();
  const replies = await Promise.all([
    approve(FIRST, orderId),
    refuse(SECOND, orderId, 'not today'),
    refuse(operatorOf('admin', 3), orderId, 'not today'),
  ]);
  const codes = replies.map(({ message }) => message ?? 'ok').toSorted();
  expect(codes).toEqual(['already_decided', 'already_decided', 'ok']);
  const { cash, held } = await moneyOf(t.world, payee.memberId);
  expect(cash + held).toBe(10_000_000n);
  expect(await auditOf(orderId)).toHaveLength(1);
});

test('DESK-04 OPS-02 whoever comes second is told who decided, what and when, and nothing is undone', async () => {
  const { payee, orderId } = await givenInReview();
  const { caller: first } = await givenOperator(t.world, 'finance');
  await approve(first, orderId);
  const late = await refuse(SECOND, orderId, 'The account is not yours');
  expect(late).toMatchObject({
    message: 'already_decided',
    value: {
      action: 'withdrawal.approved',
      operator: expect.stringMatching(/^Operator/) as string,
      at: t.world.clock.now().toISOString(),
    },
  });
  expect(await moneyOf(t.world, payee.memberId)).toMatchObject({ held: 20_000n });
});

test('OPS-08 from the limit on two must agree, and nobody is two', async () => {
  const { payee, orderId } = await givenInReview(5_000_000n);
  const { caller: first } = await givenOperator(t.world, 'finance');
  const agreed = await approve(first, orderId);
  expect(agreed.value).toMatchObject({ status: 'review', needsSecond: true, isOwnApproval: true });
  expect(agreed.value['approvals']).toMatchObject([
    { operator: expect.stringMatching(/^Operator/) },
  ]);
  expect((await approve(first, orderId)).message).toBe('own_approval');
  expect((await window.read(payee, orderId)).value['status']).toBe('review');
  expect(await moneyOf(t.world, payee.memberId)).toMatchObject({ held: 5_000_000n });
  expect((await approve(SECOND, orderId)).value).toMatchObject({ status: 'approved' });
  expect((await auditOf(orderId)).map(({ action }) => action)).toEqual([
    'withdrawal.agreed',
    'withdrawal.approved',
  ]);
});

test('OPS-08 the same operator from two windows at once has agreed once', async () => {
  const { payee, orderId } = await givenInReview(5_000_000n);
  const both = await Promise.all([approve(FIRST, orderId), approve(FIRST, orderId)]);
  expect(both.map(({ message }) => message ?? 'ok').toSorted()).toEqual(['ok', 'own_approval']);
  expect((await window.read(payee, orderId)).value['status']).toBe('review');
});

/** From 50,000.00 on three, one of them with the right to see the books. */
const THREE = [
  { fromSum: '5000000', rights: ['payments.decide', 'books.close', 'settings.manage'] },
] as const;

test('OPS-07 a chain takes as many different people as it names, each with the right of a place', async () => {
  const withdrawals = THREE.map(({ fromSum, rights }) => ({ fromSum, rights: [...rights] }));
  const approvals = { ...usualChains(brandWith()), withdrawals };
  window = openWindow(t.world, brandWith({}, { approvals }));
  const { payee, orderId } = await givenInReview(5_000_000n);
  const { caller: admin } = await givenOperator(t.world, 'admin');
  const { caller: third } = await givenOperator(t.world, 'finance');
  const first = await approve(FIRST, orderId);
  expect(first.value).toMatchObject({
    status: 'review',
    stillNeeded: ['books.close', 'settings.manage'],
  });
  // Whoever comes at once takes one place each; the others have none of the rights left.
  const [ofFirst, ...ofOthers] = await Promise.all(
    [FIRST, SECOND, third, SECOND].map((who) => approve(who, orderId)),
  );
  expect(ofFirst?.message).toBe('own_approval');
  expect(ofOthers.filter(({ message }) => message === null)).toHaveLength(1);
  expect((await window.read(payee, orderId)).value['status']).toBe('review');
  expect((await approve(admin, orderId)).value).toMatchObject({
    status: 'approved',
    stillNeeded: [],
  });
});

test('OPS-07 the yes of who has lost the right since counts no more', async () => {
  const { orderId } = await givenInReview(5_000_000n);
  const { caller: leaving } = await givenOperator(t.world, 'finance');
  await approve(leaving, orderId);
  await t.world.db
    .updateTable('operators_operator')
    .set({ is_active: false })
    .where('id', '=', leaving.operatorId)
    .execute();
  expect((await approve(FIRST, orderId)).value).toMatchObject({
    status: 'review',
    stillNeeded: ['payments.decide'],
  });
  expect((await approve(SECOND, orderId)).value).toMatchObject({ status: 'approved' });
});

test('one satang below the limit one is enough', async () => {
  const { orderId } = await givenInReview(4_999_999n);
  expect((await approve(FIRST, orderId)).value).toMatchObject({ status: 'approved' });
});

test('after a failed payout everybody is asked anew', async () => {
  const { orderId } = await givenInReview(5_000_000n);
  await approve(FIRST, orderId);
  await approve(SECOND, orderId);
  window.far.next('refuse');
  await window.run('pay', { id: orderId });
  const again = await approve(FIRST, orderId);
  expect(again.value).toMatchObject({ status: 'review', approvals: [{}] });
  expect((await approve(SECOND, orderId)).value).toMatchObject({ status: 'approved' });
});

test('OPS-02 who may only read decides nothing, and a member is no operator', async () => {
  const { payee, orderId } = await givenInReview();
  for (const role of ['support', 'risk', 'auditor'] as const) {
    expect((await approve(operatorOf(role, 4), orderId)).message).toBe('not_permitted');
  }
  const member = payee.caller as unknown as OperatorCaller;
  expect((await approve(member, orderId)).message).toBe('not_operator');
  expect((await approve(FIRST, t.world.newId('wdr'))).message).toBe('not_found');
});

test('OPS-02 the queue is told from the oldest on, with what was looked at', async () => {
  const { payee, orderId } = await givenInReview();
  t.world.clock.advance(1_000);
  const { orderId: later } = await givenInReview();
  const list = async (view: string) =>
    (await window.ask(FIRST, listWithdrawalQueue, { view })).value;
  const { orders } = await list('review');
  const ids = orders.map((each) => each.orderId);
  expect(ids.indexOf(orderId)).toBeLessThan(ids.indexOf(later));
  expect(orders[ids.indexOf(orderId)]).toMatchObject({
    memberId: payee.memberId,
    account: expect.stringMatching(/^player/),
    accountNumber: '•••7890',
    checks: expect.arrayContaining([
      { check: 'name', isFine: true },
      { check: 'firstWithdrawal', isFine: false },
    ]),
  });
  for (const sort of ['time', 'amount']) {
    const sorted = async (direction: string) => {
      const wire = { view: 'review', sort, direction };
      return (await window.ask(FIRST, listWithdrawalQueue, wire)).value.orders;
    };
    const up = (await sorted('up')) as { orderId: string; amount?: string }[];
    expect(await sorted('down')).toEqual(up.toReversed());
    const amounts = up.map(({ amount }) => Number(amount));
    if (sort === 'amount') expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    else expect(up.map((each) => each.orderId)).toEqual(ids);
  }
  t.world.clock.advance(1_000);
  await refuse(FIRST, orderId, 'not today');
  expect((await list('done')).orders[0]).toMatchObject({ orderId, status: 'refused' });
  await approve(FIRST, later);
  const paying = await list('paying');
  expect(paying.orders.map((each) => each.orderId)).toContain(later);
});
