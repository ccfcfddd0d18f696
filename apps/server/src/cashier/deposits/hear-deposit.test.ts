import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@baize/std/time';
import { afterEach, expect, test, vi } from 'vitest';
import { listUnbalanced } from '../../books/ledger/index.ts';
import { givenOrder, HEARING, memberOf, readOrder, useDeposits } from '../../testing/deposits.ts';
import { operatorOf } from '../../testing/operator.ts';
import { givenMember, pocketsOf } from '../../testing/play.ts';
import { type DepositNotice, hearDeposit } from './index.ts';

const t = useDeposits();

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

let counted = 0;
const newPayment = () => `pay-${(counted += 1)}`;

const hear = (notice: DepositNotice, provider = 'sandbox') =>
  hearDeposit(t.world, notice, { ...HEARING, provider });
const cashOf = async (memberId: MemberId) => (await pocketsOf(t.world, memberId)).cash;

async function given(wish: object = {}) {
  const memberId = await givenMember(t.world);
  const order = await givenOrder(t, memberId, wish);
  const arrive = (amount: bigint, paymentId = newPayment()) =>
    t.far.arrive(order.orderId, paymentId, amount);
  return { memberId, order, arrive, read: () => readOrder(t, memberId, order) };
}

test('MONEY-02 what the provider says has arrived is credited, less the fee that was shown', async () => {
  const { memberId, arrive, read } = await given({ method: 'wallet', amount: '10000' });
  expect(await hear(arrive(10_000n))).toBe('taken');
  expect(await cashOf(memberId)).toBe(9_900n);
  expect(await read()).toMatchObject({
    status: 'credited',
    paid: '10000',
    credited: '9900',
    steps: [{ status: 'opening' }, { status: 'waiting' }, { status: 'credited' }],
  });
});

test('MONEY-02 the open pages of the member are told in the transaction that credits', async () => {
  const { memberId, order, arrive } = await given();
  await hear(arrive(50_000n));
  const told = await t.world.db
    .selectFrom('kernel_event')
    .select(['kind', 'payload'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  expect(told.map(({ kind }) => kind).toSorted()).toEqual(['balance', 'deposit', 'message']);
  expect(told.find(({ kind }) => kind === 'deposit')?.payload).toEqual({ orderId: order.orderId });
});

test('MONEY-13 fifty same callbacks at once credit once', async () => {
  const { memberId, arrive } = await given();
  const notice = arrive(50_000n);
  const heard = await Promise.all(Array.from({ length: 50 }, () => hear(notice)));
  expect(heard.filter((word) => word === 'taken')).toHaveLength(1);
  expect(heard.filter((word) => word === 'known')).toHaveLength(49);
  expect(await cashOf(memberId)).toBe(50_000n);
});

test('MONEY-15 a callback that comes again days later is known and moves nothing', async () => {
  const { memberId, arrive } = await given();
  const notice = arrive(50_000n);
  await hear(notice);
  t.world.clock.advance(3 * DAY_MS);
  expect(await hear(notice)).toBe('known');
  expect(await cashOf(memberId)).toBe(50_000n);
});

test('MONEY-13 another amount, or another order, under the same name of a payment moves nothing and is an alarm', async () => {
  const { memberId, arrive } = await given();
  const other = await given();
  const notice = arrive(50_000n);
  await hear(notice);
  const alarm = vi.spyOn(t.world.log, 'error');
  expect(await hear({ ...notice, amount: minor(90_000n) })).toBe('known');
  expect(await hear({ ...notice, orderId: other.order.orderId })).toBe('known');
  const alert = expect.objectContaining({ alert: 'payment_contradicts' }) as object;
  expect(alarm.mock.calls.map(([facts]) => facts)).toEqual([alert, alert]);
  alarm.mockRestore();
  expect(await cashOf(memberId)).toBe(50_000n);
  expect(await cashOf(other.memberId)).toBe(0n);
  expect(await other.read()).toMatchObject({ status: 'waiting', paid: '0' });
});

test('MONEY-13 one payment told for two orders at once is credited to one of them', async () => {
  const [one, two] = [await given(), await given()];
  const notice = one.arrive(50_000n);
  const heard = await Promise.all([hear(notice), hear({ ...notice, orderId: two.order.orderId })]);
  expect(heard.filter((word) => word === 'taken')).toHaveLength(1);
  expect((await cashOf(one.memberId)) + (await cashOf(two.memberId))).toBe(50_000n);
});

test('MONEY-13 a callback before the order, or of a provider that was not asked, is unknown', async () => {
  const { memberId, arrive } = await given();
  const notice = arrive(50_000n);
  expect(await hear({ ...notice, orderId: t.world.newId('dep') })).toBe('unknown');
  expect(await hear(notice, 'somebody')).toBe('unknown');
  const byHand = await given({ method: 'bank' });
  expect(await hear({ ...notice, orderId: byHand.order.orderId })).toBe('unknown');
  expect(await cashOf(memberId)).toBe(0n);
});

test.each<[string, readonly bigint[], object]>([
  ['less than was asked for', [20_000n], { paid: '20000', credited: '20000' }],
  ['the rest of it later', [20_000n, 30_000n], { paid: '50000', credited: '50000' }],
  ['more than was asked for', [70_000n], { paid: '70000', credited: '70000' }],
  ['all of it twice', [50_000n, 50_000n], { paid: '100000', credited: '100000' }],
])('MONEY-02 %s is credited as it arrives', async (_, amounts, facts) => {
  const { memberId, arrive, read } = await given();
  for (const amount of amounts) expect(await hear(arrive(amount))).toBe('taken');
  expect(await read()).toMatchObject({ status: 'credited', amount: '50000', ...facts });
  const total = amounts.reduce((all, amount) => all + amount, 0n);
  expect(await cashOf(memberId)).toBe(total);
});

test('MONEY-02 what arrives after the end of the order’s time is credited', async () => {
  const { memberId, arrive, read } = await given();
  t.world.clock.advance(HOUR_MS);
  await t.runJob('deposits.expire');
  expect((await read()).status).toBe('expired');
  expect(await hear(arrive(50_000n))).toBe('taken');
  expect(await cashOf(memberId)).toBe(50_000n);
  expect((await read()).steps.map(({ status }) => status)).toEqual([
    'opening',
    'waiting',
    'expired',
    'credited',
  ]);
});

test('MONEY-02 what arrives after an operator has refused is credited', async () => {
  const { memberId, order, arrive, read } = await given();
  const { orderId } = order;
  await t.world.db
    .updateTable('deposits_order')
    .set({ status: 'checking', queued_at: t.world.clock.now() })
    .where('id', '=', orderId)
    .execute();
  const refusal = { decision: 'refuse', orderId, reason: 'nothing has come' };
  await t.ask(operatorOf('finance'), 'POST /ops/deposits/decide', refusal);
  expect(await read()).toMatchObject({ status: 'refused', reason: 'nothing has come' });
  await hear(arrive(50_000n));
  expect(await read()).toMatchObject({ status: 'credited', reason: null });
  expect(await cashOf(memberId)).toBe(50_000n);
});

test('MONEY-02 the fee is that of the order, whatever the brand asks for by then', async () => {
  const { memberId, order, arrive } = await given({ method: 'wallet', amount: '10000' });
  await t.world.db
    .updateTable('deposits_order')
    .set({ fee_fixed: minor(500n), fee_ppm: 20_000 })
    .where('id', '=', order.orderId)
    .execute();
  await hear(arrive(10_000n));
  expect(await cashOf(memberId)).toBe(9_300n);
});

test('MONEY-02 a member’s word credits nobody: the provider is asked at once', async () => {
  const { memberId, order, arrive, read } = await given();
  const say = () => t.ask(memberOf(memberId), 'POST /wps/deposit/paid', { orderId: order.orderId });
  expect((await say()).value.status).toBe('checking');
  await t.runJob('deposits.ask', { id: order.orderId });
  expect(await cashOf(memberId)).toBe(0n);
  arrive(50_000n);
  await say();
  await t.runJob('deposits.ask', { id: order.orderId });
  expect(await cashOf(memberId)).toBe(50_000n);
  expect((await say()).value.status).toBe('credited');
  expect((await read()).steps.map(({ status }) => status)).toEqual([
    'opening',
    'waiting',
    'checking',
    'credited',
  ]);
});

test('MONEY-17 callbacks and answers of two payments, at once and in any order, credit each once', async () => {
  const { memberId, order, arrive } = await given({ amount: '100000' });
  const notices = [arrive(30_000n), arrive(70_000n)];
  const works = [
    ...notices.flatMap((notice) => [() => hear(notice), () => hear(notice)]),
    () => t.runJob('deposits.ask', { id: order.orderId }),
    () => t.runJob('deposits.ask', { id: order.orderId }),
    () => t.runJob('deposits.poll'),
  ];
  t.world.clock.advance(MINUTE_MS);
  await Promise.all(works.map((work) => work()));
  expect(await cashOf(memberId)).toBe(100_000n);
});

test('MONEY-17 twenty payments of one order at once are all counted, and the fee is that of their sum', async () => {
  const { memberId, arrive, read } = await given({ method: 'wallet', amount: '10000' });
  const notices = Array.from({ length: 20 }, () => arrive(1_050n));
  await Promise.all(notices.map((notice) => hear(notice)));
  expect(await read()).toMatchObject({ paid: '21000', fee: '210', credited: '20790' });
  expect(await cashOf(memberId)).toBe(20_790n);
});

test('MONEY-17 killed at any point of crediting, nothing is lost and nothing doubled', async () => {
  const { memberId, arrive, read } = await given({ method: 'wallet', amount: '10000' });
  const notice = arrive(10_000n);
  let points = 0;
  for (;;) {
    const now = dieAt(points + 1, t.world.clock.now);
    const heard = await hearDeposit({ ...t.world, clock: { now } }, notice, HEARING).catch(
      (error: Error) => error.message,
    );
    if (heard === 'taken') break;
    expect(heard).toBe('killed');
    expect(await read()).toMatchObject({ status: 'waiting', paid: '0' });
    expect(await cashOf(memberId)).toBe(0n);
    points += 1;
  }
  expect(points).toBeGreaterThan(3);
  expect(await cashOf(memberId)).toBe(9_900n);
});

/** The clock of a process that is killed when it looks at it for that many times. */
function dieAt(times: number, now: typeof t.world.clock.now) {
  let looked = 0;
  return () => {
    looked += 1;
    if (looked === times) throw new Error('killed');
    return now();
  };
}
