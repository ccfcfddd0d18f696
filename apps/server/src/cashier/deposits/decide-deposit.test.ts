import type { MemberId } from '@baize/std/id';
import { DAY_MS, HOUR_MS } from '@baize/std/time';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OperatorCaller } from '../../base/kernel/index.ts';
import { listUnbalanced } from '../../books/ledger/index.ts';
import {
  givenOrder,
  givenSlip,
  HEARING,
  memberOf,
  readOrder,
  type ToldOrder,
  useDeposits,
} from '../../testing/deposits.ts';
import { operatorOf } from '../../testing/operator.ts';
import { givenMember, pocketsOf } from '../../testing/play.ts';
import { hearDeposit } from './index.ts';

const t = useDeposits();

// Each test has a day of its own, since what an operator credits within a day counts together.
beforeEach(() => t.world.clock.advance(DAY_MS));

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

const [FIRST, SECOND, THIRD] = [1, 2, 3].map((place) => operatorOf('finance', place)) as [
  OperatorCaller,
  OperatorCaller,
  OperatorCaller,
];

let counted = 0;
const newReference = () => `KB-${(counted += 1)}`;
const cashOf = async (memberId: MemberId) => (await pocketsOf(t.world, memberId)).cash;

const bringSlip = async (memberId: MemberId, orderId: string, facts: object = {}) =>
  t.ask(memberOf(memberId), 'POST /wps/deposit/slip', {
    orderId,
    attachments: [await givenSlip(t, memberId)],
    ...facts,
  });

const given = async (wish: object = {}) => givenOf(await givenMember(t.world), wish);

async function givenOf(memberId: MemberId, wish: object = {}) {
  const order = await givenOrder(t, memberId, { method: 'bank', ...wish });
  const { orderId } = order;
  const slip = await bringSlip(memberId, orderId, { remark: 'paid at noon' });
  expect(slip.value).toMatchObject({ status: 'checking', slips: 1 });
  const credit = (by: OperatorCaller, facts: object = {}) =>
    t.ask(by, 'POST /ops/deposits/decide', {
      decision: 'credit',
      orderId,
      amount: order['amount'],
      bankReference: newReference(),
      reason: '',
      ...facts,
    });
  const refuse = (by: OperatorCaller, reason = 'no such payment') =>
    t.ask(by, 'POST /ops/deposits/decide', { decision: 'refuse', orderId, reason });
  return { memberId, orderId, credit, refuse, read: () => readOrder(t, memberId, order) };
}

type Queue = { readonly orders: readonly ToldOrder[]; readonly total: number };

async function queueOf(view: 'waiting' | 'done', by = FIRST, page = '1'): Promise<Queue> {
  const { value } = await t.ask(by, 'GET /ops/deposits', { view, page });
  return value as unknown as Queue;
}

const auditOf = (subject: string) =>
  t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'reason', 'operator_id', 'details'])
    .where('subject', '=', subject)
    .orderBy('number')
    .execute();

test('OPS-02 a slip brings the order into the queue; an operator credits what the bank shows', async () => {
  const { memberId, orderId, credit, read } = await given();
  const waiting = await queueOf('waiting');
  expect(waiting.orders.find((each) => each.orderId === orderId)).toMatchObject({
    memberId,
    remark: 'paid at noon',
    attachmentIds: [expect.stringMatching(/^upl_/)],
    needsSecond: false,
    approvals: [],
  });
  const told = await credit(FIRST, { amount: '45000', reason: 'came short' });
  expect(told.value).toMatchObject({ status: 'credited', paid: '45000', credited: '45000' });
  expect(await cashOf(memberId)).toBe(45_000n);
  expect((await read()).steps.map(({ status }) => status)).toEqual([
    'waiting',
    'checking',
    'credited',
  ]);
  const after = await queueOf('waiting');
  expect(after.orders.some((each) => each.orderId === orderId)).toBe(false);
  expect((await queueOf('done')).orders[0]).toMatchObject({ orderId, status: 'credited' });
  expect(await auditOf(orderId)).toMatchObject([
    {
      action: 'deposit.credited',
      reason: 'came short',
      operator_id: FIRST.operatorId,
      details: { amount: '45000' },
    },
  ]);
});

test('OPS-02 DESK-04 an operator refuses with a reason that the member reads, and nothing moves', async () => {
  const { memberId, orderId, credit, refuse, read } = await given();
  expect((await refuse(FIRST, 'no')).message).toBe('invalid_input');
  await refuse(FIRST);
  expect(await read()).toMatchObject({ status: 'refused', reason: 'no such payment' });
  expect(await cashOf(memberId)).toBe(0n);
  expect(await auditOf(orderId)).toMatchObject([
    { action: 'deposit.refused', reason: 'no such payment' },
  ]);
  expect(await credit(SECOND)).toMatchObject({
    message: 'already_decided',
    value: { action: 'deposit.refused', operator: FIRST.operatorId, reason: 'no such payment' },
  });
  const again = await bringSlip(memberId, orderId);
  expect(again.message).toBe('already_decided');
});

test('OPS-02 each order is decided once, by twenty at once too', async () => {
  const { memberId, orderId, credit, refuse } = await given();
  const told = await Promise.all(
    Array.from({ length: 20 }, (_, place) => (place % 2 ? credit(FIRST) : refuse(SECOND))),
  );
  expect(told.filter(({ message }) => message === null)).toHaveLength(1);
  expect(told.filter(({ message }) => message === 'already_decided')).toHaveLength(19);
  expect([0n, 50_000n]).toContain(await cashOf(memberId));
  expect(await auditOf(orderId)).toHaveLength(1);
});

test('MONEY-15 one payment of the bank credits one order, however its reference is written', async () => {
  const [one, two, three] = [await given(), await given(), await given()];
  await one.credit(FIRST, { bankReference: 'kb 777 ab' });
  expect((await two.credit(FIRST, { bankReference: 'KB777AB' })).message).toBe('payment_known');
  const bankReference = newReference();
  const told = await Promise.all([
    two.credit(FIRST, { bankReference }),
    three.credit(SECOND, { bankReference }),
  ]);
  expect(new Set(told.map(({ message }) => message))).toEqual(new Set([null, 'payment_known']));
  expect((await cashOf(two.memberId)) + (await cashOf(three.memberId))).toBe(50_000n);
});

test('OPS-08 a large sum takes two operators, and nobody agrees with themselves', async () => {
  const { memberId, orderId, credit } = await given({ amount: '5000000' });
  const bankReference = newReference();
  const first = await credit(FIRST, { bankReference });
  expect(first.value).toMatchObject({ status: 'checking', needsSecond: true, isOwnApproval: true });
  expect((await credit(FIRST, { bankReference })).message).toBe('own_approval');
  expect((await credit(FIRST, { amount: '4999999' })).message).toBe('own_approval');
  expect(await cashOf(memberId)).toBe(0n);
  const seen = (await queueOf('waiting', SECOND)).orders.find((each) => each.orderId === orderId);
  expect(seen).toMatchObject({ isOwnApproval: false, approvals: [{ operator: FIRST.operatorId }] });
  const second = await credit(SECOND, { bankReference });
  expect(second.value).toMatchObject({ status: 'credited', credited: '5000000' });
  expect(await cashOf(memberId)).toBe(5_000_000n);
  const actions = (await auditOf(orderId)).map(({ action }) => action);
  expect(actions).toEqual(['deposit.approved', 'deposit.credited']);
});

test('DOOR-14 credits below the line wait for a second operator when they reach it together within a day', async () => {
  const [eager, calm, other] = [11, 12, 13].map((place) => operatorOf('finance', place)) as [
    OperatorCaller,
    OperatorCaller,
    OperatorCaller,
  ];
  const wish = { amount: '4999900' };
  const one = await given(wish);
  expect((await one.credit(eager)).value.status).toBe('credited');
  // Other operators begin at nothing; the same one is over the line with other members, too.
  const little = await given({ amount: '50000' });
  expect((await little.credit(calm, { amount: '100' })).value.status).toBe('credited');
  const [two, three] = [await given(wish), await given(wish)];
  for (const each of [two, three]) {
    const told = await each.credit(eager);
    expect(told.value).toMatchObject({ status: 'checking', needsSecond: true });
    expect(await cashOf(each.memberId)).toBe(0n);
  }
  // The same member, another operator.
  const again = await givenOf(one.memberId, wish);
  const bankReference = newReference();
  expect((await again.credit(other, { bankReference })).value.status).toBe('checking');
  expect(await cashOf(one.memberId)).toBe(4_999_900n);
  expect((await again.credit(calm, { bankReference })).value.status).toBe('credited');

  // What two agreed on is on nobody's word alone, and a day later the count begins anew.
  const most = await given({ amount: '4999800' });
  expect((await most.credit(calm)).value.status).toBe('credited');
  t.world.clock.advance(DAY_MS);
  expect((await (await given(wish)).credit(eager)).value.status).toBe('credited');
});

test('DOOR-14 credits of one operator at once pass the line no further than one after the other', async () => {
  const eager = operatorOf('finance', 14);
  const made = [];
  for (let place = 0; place < 4; place += 1) made.push(await given({ amount: '2000000' }));
  const told = await Promise.all(made.map(({ credit }) => credit(eager)));
  const done = told.filter(({ value }) => value.status === 'credited');
  expect(done).toHaveLength(2);
});

test('OPS-08 one satang below the limit one operator is enough; at it two are needed', async () => {
  const below = await given({ amount: '4999999' });
  expect((await below.credit(FIRST)).value.status).toBe('credited');
  const more = await given({ amount: '4999999' });
  expect((await more.credit(FIRST, { amount: '5000000' })).value.status).toBe('checking');
});

test('OPS-08 whoever finds other figures begins anew', async () => {
  const { memberId, credit } = await given({ amount: '6000000' });
  const bankReference = newReference();
  await credit(FIRST, { bankReference });
  const other = await credit(SECOND, { bankReference, amount: '6100000' });
  expect(other.value).toMatchObject({ status: 'checking', isOwnApproval: true });
  expect(await cashOf(memberId)).toBe(0n);
  const agreed = await credit(THIRD, { bankReference, amount: '6100000' });
  expect(agreed.value).toMatchObject({ status: 'credited', credited: '6100000' });
});

test('OPS-08 twenty agreements of one operator at once are one', async () => {
  const { memberId, credit } = await given({ amount: '6000000' });
  const bankReference = newReference();
  const told = await Promise.all(
    Array.from({ length: 20 }, () => credit(FIRST, { bankReference })),
  );
  expect(told.filter(({ message }) => message === null)).toHaveLength(1);
  expect(await cashOf(memberId)).toBe(0n);
});

test('OPS-02 roles that only look cannot decide', async () => {
  const { credit, refuse } = await given();
  for (const role of ['risk', 'support', 'auditor'] as const) {
    expect((await credit(operatorOf(role))).message).toBe('not_permitted');
    expect((await refuse(operatorOf(role))).message).toBe('not_permitted');
  }
  const unknown = { decision: 'refuse', orderId: t.world.newId('dep'), reason: 'who is it' };
  const told = await t.ask(FIRST, 'POST /ops/deposits/decide', unknown);
  expect(told.message).toBe('not_found');
});

test('MONEY-02 paid, but the status does not move: a slip brings a provider’s order to an operator', async () => {
  const { memberId, orderId, credit, read } = await given({ method: 'promptpay' });
  t.world.clock.advance(DAY_MS);
  await t.runJob('deposits.expire');
  expect((await read()).status).toBe('checking');
  await credit(FIRST);
  expect(await cashOf(memberId)).toBe(50_000n);
  // The provider tells of the same money at last.
  const notice = t.far.arrive(orderId, 'told-late', 50_000n);
  expect(await hearDeposit(t.world, notice, HEARING)).toBe('taken');
  expect(await hearDeposit(t.world, notice, HEARING)).toBe('known');
  expect(await cashOf(memberId)).toBe(50_000n);
  const more = t.far.arrive(orderId, 'told-more', 10_000n);
  await hearDeposit(t.world, more, HEARING);
  expect(await cashOf(memberId)).toBe(60_000n);
  expect(await read()).toMatchObject({ paid: '60000', credited: '60000' });
});

test('a provider that speaks first takes the order out of the queue', async () => {
  const { memberId, orderId, credit } = await given({ method: 'promptpay' });
  const notice = t.far.arrive(orderId, 'spoke-first', 50_000n);
  const [heard, decided] = await Promise.all([
    hearDeposit(t.world, notice, HEARING),
    credit(FIRST),
  ]);
  expect(heard).toBe('taken');
  expect([null, 'already_decided']).toContain(decided.message);
  expect(await cashOf(memberId)).toBe(50_000n);
});

test('MONEY-02 a slip is brought after the end of the order’s time, too', async () => {
  const memberId = await givenMember(t.world);
  const order = await givenOrder(t, memberId);
  t.world.clock.advance(HOUR_MS);
  const { value } = await bringSlip(memberId, order.orderId);
  expect(value.steps.map(({ status }) => status)).toEqual([
    'opening',
    'waiting',
    'expired',
    'checking',
  ]);
});

test('where there is no provider, a member’s word brings the order to an operator', async () => {
  const memberId = await givenMember(t.world);
  const { orderId } = await givenOrder(t, memberId, { method: 'bank' });
  const say = () => t.ask(memberOf(memberId), 'POST /wps/deposit/paid', { orderId });
  const [first, again] = await Promise.all([say(), say()]);
  expect(again.value).toEqual(first.value);
  expect(first.value).toMatchObject({ status: 'checking', slips: 0 });
  const { orders } = await queueOf('waiting');
  expect(orders.some((each) => each.orderId === orderId)).toBe(true);
  expect(await cashOf(memberId)).toBe(0n);
});

test('a picture of somebody else, one used before, and too many of them are refused', async () => {
  const { memberId, orderId } = await given();
  const add = (attachments: readonly string[]) =>
    t.ask(memberOf(memberId), 'POST /wps/deposit/slip', { orderId, attachments });
  const foreign = await givenSlip(t, await givenMember(t.world));
  expect((await add([foreign])).message).toBe('attachments_wrong');
  const own = await givenSlip(t, memberId);
  expect((await add([own])).message).toBeNull();
  expect((await add([own])).message).toBe('attachments_wrong');
  for (let slips = 2; slips < 9; slips++) await bringSlip(memberId, orderId);
  expect((await bringSlip(memberId, orderId)).message).toBe('attachments_wrong');
});

test('the queue is paged, the oldest first, and counted whole', async () => {
  const made: string[] = [];
  for (let place = 0; place < 21; place++) {
    t.world.clock.advance(HOUR_MS);
    made.push((await given()).orderId);
  }
  const { total } = await queueOf('waiting');
  const pages: ToldOrder[] = [];
  for (let page = 1; pages.length < total; page++) {
    pages.push(...(await queueOf('waiting', FIRST, String(page))).orders);
  }
  expect(pages).toHaveLength(total);
  expect(pages.map(({ orderId }) => orderId).slice(-21)).toEqual(made);
  const newest = { view: 'waiting', sort: 'time', direction: 'down' };
  const { value } = await t.ask(FIRST, 'GET /ops/deposits', newest);
  expect((value as unknown as Queue).orders[0]).toMatchObject({ orderId: made.at(-1) });
});
