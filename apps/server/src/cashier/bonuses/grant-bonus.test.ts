import { DAY_MS, HOUR_MS } from '@baize/std/time';
import { afterEach, expect, test } from 'vitest';
import { listUnbalanced } from '../../books/ledger/index.ts';
import { useBonuses } from '../../testing/bonuses.ts';
import { givenSlip, HEARING, memberOf } from '../../testing/deposits.ts';
import { operatorOf } from '../../testing/operator.ts';
import { givenMember, pocketsOf } from '../../testing/play.ts';
import { hearDeposit } from '../deposits/index.ts';

const { t, given, givenBonus, list, giveUp } = useBonuses();

let aheadMs = 0;
const pass = (ms: number) => {
  aheadMs += ms;
  t.world.clock.advance(ms);
};

/** Every test begins at the same moment. */
afterEach(async () => {
  t.world.clock.advance(-aheadMs);
  aheadMs = 0;
  expect(await listUnbalanced(t.world.db)).toEqual([]);
});

const ask = (memberId: Parameters<typeof memberOf>[0], wish: object) =>
  t.ask(memberOf(memberId), 'POST /wps/deposit', {
    requestKey: 'a-key-of-mine',
    method: 'promptpay',
    amount: '50000',
    ...wish,
  });

type Offer = { readonly promotion: string; readonly [fact: string]: unknown };

const deskOf = async (memberId: Parameters<typeof memberOf>[0]) => {
  const { value } = await t.ask(memberOf(memberId), 'GET /wps/deposit/desk');
  return value as unknown as { promotions: readonly Offer[]; hasBonus: boolean };
};

test('MONEY-02 the desk lists what is open to the member in four facts, and chooses nothing', async () => {
  const { memberId, order } = await given();
  const { promotions, hasBonus } = await deskOf(memberId);
  expect(hasBonus).toBe(false);
  expect(promotions.map(({ promotion }) => promotion)).toEqual(['half', 'third', 'slots']);
  expect(promotions[0]).toEqual({
    promotion: 'half',
    name: 'Bonus half',
    ppm: 500_000,
    most: '100000',
    least: '30000',
    times: 2,
    days: 7,
    frequency: 'once',
    games: null,
    weights: [],
    otherPpm: 1_000_000,
    betMax: null,
    conversionMax: null,
    until: null,
  });
  expect(order['bonus']).toBeNull();
});

test('MONEY-02 a deposit without a choice brings no bonus', async () => {
  const { memberId, pay, read } = await given();
  await pay(50_000n);
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 50_000n, bonus: 0n });
  expect(await read()).toMatchObject({ status: 'credited', bonus: null });
});

test('MONEY-02 PROMO-05 the chosen bonus comes with the money, from the house, and both are told', async () => {
  const { memberId, order, pay, read } = await given({ promotion: 'half' });
  expect(order['bonus']).toMatchObject({ promotion: 'half', outcome: null, amount: null });
  await pay(50_000n);
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 50_000n, bonus: 25_000n });
  expect(await read()).toMatchObject({ bonus: { outcome: 'granted', amount: '25000' } });
  expect(await list(memberId)).toMatchObject([
    {
      promotion: 'half',
      name: 'Bonus half',
      state: 'active',
      amount: '25000',
      left: '25000',
      turnover: { required: '50000', done: '0', remaining: '50000' },
      grantedAt: '2026-11-15T05:00:00.000Z',
      expiresAt: '2026-11-22T05:00:00.000Z',
    },
  ]);
  const moved = await t.world.db
    .selectFrom('ledger_transfer as moved')
    .innerJoin('ledger_account as house', 'house.id', 'moved.from_account')
    .select(['moved.amount', 'house.purpose', 'moved.request_key'])
    .where('moved.reason', '=', 'bonus_granted')
    .where('moved.request_key', 'like', `${order.orderId}:%`)
    .execute();
  expect(moved).toMatchObject([{ amount: 25_000n, purpose: 'promotion' }]);
});

test('MONEY-13 PROMO-05 one payment told many times at once brings one bonus', async () => {
  const { memberId, notice } = await given({ promotion: 'half' });
  const told = notice(50_000n);
  await Promise.all(Array.from({ length: 12 }, () => hearDeposit(t.world, told, HEARING)));
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 50_000n, bonus: 25_000n });
  expect(await list(memberId)).toHaveLength(1);
});

test('MONEY-13 PROMO-05 two deposits paid at once bring a once-only bonus once', async () => {
  const memberId = await givenMember(t.world);
  const one = await given({ promotion: 'half', amount: '40000' }, memberId);
  const two = await given({ promotion: 'half', amount: '60000' }, memberId);
  await Promise.all([one.pay(40_000n), two.pay(60_000n)]);
  const orders = [await one.read(), await two.read()];
  const outcomes = orders.map(({ bonus }) => (bonus as { outcome: string }).outcome);
  expect(outcomes.toSorted()).toEqual(['granted', 'used']);
  const { cash, bonus } = await pocketsOf(t.world, memberId);
  expect(cash).toBe(100_000n);
  expect([20_000n, 30_000n]).toContain(bonus);
  expect(await list(memberId)).toHaveLength(1);
});

test('PROMO-05 REW-04 two deposits with different promotions bring one bonus: one is active at a time', async () => {
  const memberId = await givenMember(t.world);
  const one = await given({ promotion: 'half' }, memberId);
  const two = await given({ promotion: 'third' }, memberId);
  await one.pay(50_000n);
  await two.pay(50_000n);
  expect((await two.read())['bonus']).toMatchObject({ outcome: 'otherActive', amount: null });
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 100_000n, bonus: 25_000n });
});

test('MONEY-02 a bonus is of what arrived, and its fraction is not given', async () => {
  const { memberId, pay } = await given({ promotion: 'third' });
  await pay(30_001n);
  // A third of 300.01, to the millionth, is 100.0032.
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 30_001n, bonus: 10_000n });
  expect((await list(memberId))[0]?.turnover.required).toBe('20000');
});

test('MONEY-02 more than was asked for brings no more than the most', async () => {
  const { memberId, pay } = await given({ promotion: 'half' });
  await pay(900_000n);
  expect((await pocketsOf(t.world, memberId)).bonus).toBe(100_000n);
});

test('MONEY-02 less than the least brings no bonus, and the member is told', async () => {
  const { memberId, pay, read } = await given({ promotion: 'half' });
  await pay(29_999n);
  expect(await read()).toMatchObject({
    status: 'credited',
    credited: '29999',
    bonus: { outcome: 'tooLittle', amount: null, least: '30000' },
  });
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 29_999n, bonus: 0n });
  expect(await list(memberId)).toEqual([]);
});

test('MONEY-02 paid in parts, the bonus comes once, with the part that makes it enough', async () => {
  const { memberId, pay, read } = await given({ promotion: 'half' });
  for (const part of [20_000n, 20_000n, 10_000n]) await pay(part);
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 50_000n, bonus: 20_000n });
  expect(await read()).toMatchObject({ bonus: { outcome: 'granted', amount: '20000' } });
});

test('MONEY-02 a bonus chosen on the last day of its promotion is kept for the order', async () => {
  const { memberId, pay } = await given({ promotion: 'third' });
  pass(DAY_MS);
  const after = await given();
  const { promotions } = await deskOf(after.memberId);
  expect(promotions.map(({ promotion }) => promotion)).toEqual(['half', 'slots']);
  const late = await ask(after.memberId, { promotion: 'third' });
  expect(late.message).toBe('promotion_closed');
  await pay(30_000n);
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 30_000n, bonus: 9_999n });
});

test('MONEY-02 what arrives when the choice no longer holds is cash alone, and told', async () => {
  const { memberId, pay, read } = await given({ promotion: 'half' });
  pass(DAY_MS + HOUR_MS);
  await pay(50_000n);
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 50_000n, bonus: 0n });
  expect(await read()).toMatchObject({ status: 'credited', bonus: { outcome: 'late' } });
});

test('MONEY-02 credited by an operator, the bonus comes too, however long the look took', async () => {
  const { memberId, order, read } = await given({ promotion: 'half', method: 'bank' });
  const attachments = [await givenSlip(t, memberId)];
  const { orderId } = order;
  await t.ask(memberOf(memberId), 'POST /wps/deposit/slip', { orderId, attachments });
  pass(5 * DAY_MS);
  const decided = await t.ask(operatorOf('finance', 1), 'POST /ops/deposits/decide', {
    decision: 'credit',
    orderId,
    amount: '40000',
    bankReference: 'KB-bonus-1',
    reason: '',
  });
  expect(decided.message).toBeNull();
  expect(await read()).toMatchObject({ bonus: { outcome: 'granted', amount: '20000' } });
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 40_000n, bonus: 20_000n });
});

test.each([
  ['unknown', 'nothing', 'promotion_closed'],
  ['over', 'over', 'promotion_closed'],
  ['empty', '', 'promotion_closed'],
  ['hostile', "half' or '1'='1", 'promotion_closed'],
  ['a property of objects', '__proto__', 'promotion_closed'],
  ['huge', 'x'.repeat(10_000), 'invalid_input'],
])('MONEY-02 a code that is %s opens no order', async (_, promotion, message) => {
  const memberId = await givenMember(t.world);
  expect((await ask(memberId, { promotion })).message).toBe(message);
  const { value } = await t.ask(memberOf(memberId), 'GET /wps/deposit/list');
  expect(value['orders']).toEqual([]);
});

test('MONEY-02 less than the least is refused with the promotion, and taken without', async () => {
  const memberId = await givenMember(t.world);
  const wish = { promotion: 'half', amount: '29999' };
  const refused = await ask(memberId, wish);
  expect(refused).toMatchObject({ message: 'promotion_needs_more', value: { least: '30000' } });
  expect((await ask(memberId, { amount: '29999' })).message).toBeNull();
});

test('MONEY-13 asked twice with one key, an order has one promotion; another is another order', async () => {
  const memberId = await givenMember(t.world);
  const first = await ask(memberId, { promotion: 'half' });
  const second = await ask(memberId, { promotion: 'half' });
  expect(second.value.orderId).toBe(first.value.orderId);
  expect((await ask(memberId, { promotion: 'third' })).message).toBe('repeated_differently');
  expect((await ask(memberId, {})).message).toBe('repeated_differently');
});

test('PROMO-05 who has or had a bonus is offered what is left, and a daily one again tomorrow', async () => {
  const memberId = await givenBonus('slots');
  expect(await deskOf(memberId)).toMatchObject({ promotions: [], hasBonus: true });
  expect((await ask(memberId, { promotion: 'half' })).message).toBe('promotion_closed');
  const [bonus] = await list(memberId);
  await giveUp(memberId, bonus?.bonusId ?? '');
  const today = await deskOf(memberId);
  expect(today.promotions.map(({ promotion }) => promotion)).toEqual(['half', 'third']);
  pass(DAY_MS);
  const tomorrow = await deskOf(memberId);
  expect(tomorrow.promotions.map(({ promotion }) => promotion)).toEqual(['half', 'slots']);
});

test('MONEY-02 an order that ran out is opened again with its bonus while that is open', async () => {
  const { memberId, order } = await given({ promotion: 'half' });
  pass(HOUR_MS);
  const { orderId } = order;
  const wish = { orderId, requestKey: 'once-more-please' };
  const renewed = await t.ask(memberOf(memberId), 'POST /wps/deposit/renew', wish);
  expect(renewed.value['bonus']).toMatchObject({ promotion: 'half', outcome: null });
});
