import type { MemberId } from '@baize/std/id';
import { DAY_MS } from '@baize/std/time';
import { afterEach, expect, test } from 'vitest';
import { listUnbalanced } from '../../books/ledger/index.ts';
import { changeStatus } from '../../people/members/index.ts';
import { sentTo } from '../../testing/security.ts';
import {
  cashOf,
  giveMoney,
  givenSender,
  openTransfers,
  recordOf,
} from '../../testing/transfers.ts';
import { useWorld } from '../../testing/world.ts';

const t = useWorld();

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

const RULES = { toUpline: true, min: '10000', max: '50000', perDay: '100000' };
const open = (rules = {}) => openTransfers(t.world, { ...RULES, ...rules });

/** A member with cash, and whoever invited them. */
async function givenPair(cash = 200_000n) {
  const email = `${t.world.newId('mem').toLowerCase()}@mail.example`;
  const upline = await givenSender(t.world, { email });
  const member = await givenSender(t.world, { cash, uplineId: upline.id });
  return { upline, member, email };
}

const cash = (memberId: MemberId) => cashOf(t.world, memberId);
const codes = (replies: readonly { message: string | null }[]) =>
  replies.map(({ message }) => message ?? 'ok').toSorted();
const times = <Value>(count: number, make: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at));

const eventsOf = async (memberId: MemberId) => {
  const rows = await t.world.db
    .selectFrom('kernel_event')
    .select(['kind', 'payload'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};

test('MONEY-06 money goes to the own upline, and both account records show it', async () => {
  const { send, desk } = open();
  const { upline, member, email } = await givenPair();
  const { value } = await send(member.id, 30_000n, { remark: '  thank you ' });
  expect(value).toMatchObject({ amount: '30000', remark: 'thank you' });
  expect(value['to']).toMatch(/^s\*\*\*\d$/);
  expect([await cash(member.id), await cash(upline.id)]).toEqual([170_000n, 30_000n]);
  expect((await recordOf(t.world, member.id))[0]).toEqual({
    type: 'upline_sent',
    amount: -30_000n,
    balance: 170_000n,
  });
  expect(await recordOf(t.world, upline.id)).toEqual([
    { type: 'upline_received', amount: 30_000n, balance: 30_000n },
  ]);
  expect(await eventsOf(upline.id)).toEqual(['balance', 'moneyArrived', 'message']);
  expect(await eventsOf(member.id)).toEqual(['balance']);
  const [mail] = await sentTo(t.world, email);
  expect(mail).toMatchObject({ template: 'upline_received', facts: { amount: '30000' } });
  expect((await desk(member.id)).value).toMatchObject({
    cash: '170000',
    sendable: '170000',
    min: '10000',
    max: '50000',
    leftToday: '70000',
    hasPaymentPassword: true,
    recent: [{ amount: '30000', remark: 'thank you' }],
  });
});

test('MONEY-06 who was invited by nobody sends to nobody, whatever they write', async () => {
  const { send, desk } = open();
  const member = await givenSender(t.world, { cash: 100_000n });
  const stranger = await givenSender(t.world);
  const wanted = { upline: stranger.id, uplineId: stranger.id, to: stranger.account };
  expect((await send(member.id, 20_000n, wanted)).message).toBe('no_upline');
  expect((await desk(member.id)).value).toMatchObject({ upline: null, recent: [] });
  expect([await cash(member.id), await cash(stranger.id)]).toEqual([100_000n, 0n]);
});

test('MONEY-06 money goes up and never comes round', async () => {
  const { send } = open();
  const { upline, member } = await givenPair();
  await send(member.id, 20_000n);
  expect((await send(upline.id, 10_000n)).message).toBe('no_upline');
  expect(await cash(upline.id)).toBe(20_000n);
});

test('what the brand forbids, and what is too little or too much, is refused', async () => {
  const { member } = await givenPair();
  const { send } = open();
  expect((await open({ toUpline: false }).send(member.id, 20_000n)).message).toBe('feature_off');
  for (const [amount, code] of [
    [9_999n, 'amount_too_small'],
    [50_001n, 'amount_too_large'],
    [0n, 'invalid_input'],
    [-1n, 'invalid_input'],
  ] as const) {
    expect((await send(member.id, amount)).message, `${amount}`).toBe(code);
  }
  for (const amount of ['1e309', '10000.5', '', null]) {
    expect((await send(member.id, 1n, { amount })).message).toBe('invalid_input');
  }
  expect((await send(member.id, 20_000n, { remark: 'ก'.repeat(141) })).message).toBe(
    'invalid_input',
  );
  expect((await send(member.id, 10_000n)).message).toBe(null);
  expect(await cash(member.id)).toBe(190_000n);
});

test('a wrong payment password sends nothing and is counted', async () => {
  const { send, desk } = open();
  const { member } = await givenPair();
  const guess = () => send(member.id, 20_000n, { paymentPassword: 'wrong' });
  for (let at = 0; at < 5; at++) expect((await guess()).message).toBe('password_wrong');
  expect((await guess()).message).toBe('login_locked');
  expect((await send(member.id, 20_000n)).message).toBe('login_locked');
  expect(await cash(member.id)).toBe(200_000n);
  expect((await desk(member.id)).value).toMatchObject({ recent: [] });
});

test('without a payment password one is asked for first', async () => {
  const { send, desk } = open();
  const { member } = await givenPair();
  await t.world.db.deleteFrom('credentials_password').where('member_id', '=', member.id).execute();
  expect((await desk(member.id)).value).toMatchObject({ hasPaymentPassword: false });
  expect(await send(member.id, 20_000n)).toMatchObject({
    message: 'withdrawal_incomplete',
    value: { missing: ['paymentPassword'] },
  });
});

test('a deposit that was not played yet cannot leave by another hand', async () => {
  const { send, desk } = open();
  const { member } = await givenPair(0n);
  await t.world.db.transaction().execute(async (tx) => {
    await giveMoney(t.world, tx, {
      memberId: member.id,
      amount: 40_000n,
      reason: 'deposit_credited',
    });
    await giveMoney(t.world, tx, { memberId: member.id, amount: 20_000n });
  });
  expect((await desk(member.id)).value).toMatchObject({ cash: '60000', sendable: '20000' });
  expect((await send(member.id, 20_001n)).message).toBe('amount_locked');
  expect((await send(member.id, 20_000n)).message).toBe(null);
  expect(await cash(member.id)).toBe(40_000n);
});

test('nothing leaves a closed account, and nothing goes into one', async () => {
  const { send, desk } = open();
  const { upline, member } = await givenPair();
  const change = (memberId: MemberId, status: 'active' | 'closed') =>
    t.world.db.transaction().execute((tx) => changeStatus(t.world, tx, { memberId, status }));
  await change(upline.id, 'closed');
  expect((await send(member.id, 20_000n)).message).toBe('no_upline');
  expect((await desk(member.id)).value).toMatchObject({ upline: null });
  await change(upline.id, 'active');
  await change(member.id, 'closed');
  expect((await send(member.id, 20_000n)).message).toBe('account_closed');
  expect(await cash(member.id)).toBe(200_000n);
});

test('MONEY-15 twenty at once with one key are one transfer, and a late repeat as well', async () => {
  const { send } = open();
  const { upline, member } = await givenPair();
  const facts = { requestKey: `once ${member.id}` };
  const replies = await Promise.all(times(20, () => send(member.id, 20_000n, facts)));
  expect(new Set(replies.map(({ value }) => value['transferId'])).size).toBe(1);
  t.world.clock.advance(DAY_MS);
  expect((await send(member.id, 20_000n, facts)).value).toEqual(replies[0]?.value);
  expect((await send(member.id, 20_001n, facts)).message).toBe('repeated_differently');
  expect((await send(member.id, 20_000n, { ...facts, remark: 'x' })).message).toBe(
    'repeated_differently',
  );
  expect([await cash(member.id), await cash(upline.id)]).toEqual([180_000n, 20_000n]);
});

test('MONEY-16 twenty at once at the edge of the balance: what is there goes, no more', async () => {
  const { send } = open({ perDay: '100000000' });
  const { upline, member } = await givenPair(45_000n);
  const replies = await Promise.all(times(20, () => send(member.id, 10_000n)));
  expect(codes(replies)).toEqual([...Array(16).fill('insufficient_funds'), ...Array(4).fill('ok')]);
  expect([await cash(member.id), await cash(upline.id)]).toEqual([5_000n, 40_000n]);
});

test('MONEY-06 twenty at once at the edge of the day: the limit holds until midnight', async () => {
  const { send } = open({ perDay: '35000' });
  const { upline, member } = await givenPair();
  const replies = await Promise.all(times(20, () => send(member.id, 10_000n)));
  expect(codes(replies)).toEqual([...Array(17).fill('amount_too_large'), ...Array(3).fill('ok')]);
  expect(await cash(upline.id)).toBe(30_000n);
  t.world.clock.advance(DAY_MS);
  expect((await send(member.id, 10_000n)).message).toBe(null);
});
