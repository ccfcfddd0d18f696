import { readWithdrawalDesk } from '@baize/contract/withdrawal';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { operatorOf } from '../../testing/operator.ts';
import { commandOf, countBets, givenMember, openPlay, perform } from '../../testing/play.ts';
import { givenDeposit, givenPayee, openWindow, type Payee } from '../../testing/withdrawals.ts';
import { useWorld } from '../../testing/world.ts';
import {
  countClaimQueue,
  countWithdrawalQueue,
  findWithdrawalNamed,
  hearPayout,
  sumWithdrawals,
  sumWithdrawnOf,
} from './index.ts';
import type { WithdrawalId } from './queries.ts';

const t = useWorld();

const deskOf = async ({ caller }: Pick<Payee, 'caller'>) =>
  (await openWindow(t.world).ask(caller, readWithdrawalDesk, {})).value;

async function bet(memberId: MemberId, facts: { amount: bigint; isSettled: boolean }) {
  const { play, close } = openPlay(t.world);
  t.world.clock.advance(SECOND_MS);
  const command = {
    txId: t.world.newId('bet'),
    memberId,
    amount: minor(facts.amount),
    payout: minor(0n),
  };
  const kind = facts.isSettled ? 'bet-and-settle' : 'bet';
  const told = await perform(play, commandOf(kind, command));
  await close();
  await countBets(t.world);
  return { ...told, txId: command.txId };
}

test('MONEY-03 what can be taken out, why not more, and what is missing are told before an amount is asked', async () => {
  const memberId = await givenMember(t.world, { cash: 40_000n, bonus: 3_000n });
  const caller = { role: 'member', memberId } as const;
  const desk = await deskOf({ caller });
  expect(desk).toMatchObject({
    cash: '40000',
    withdrawable: '40000',
    locked: [{ why: 'bonus', amount: '3000' }],
    turnover: { required: '0', done: '0', remaining: '0' },
    min: '10000',
    max: '20000000',
    fee: { fixed: '0', ppm: 0 },
    perDay: 3,
    leftToday: 3,
    nextDayAt: '2026-11-15T17:00:00.000Z',
    median: null,
    automaticUpTo: '500000',
    missing: ['fullName', 'bankAccount', 'paymentPassword'],
    accounts: [],
    open: [],
  });
});

test('a deposit is locked until as much was bet on what was decided; running bets do not count', async () => {
  const payee = await givenPayee(t.world, { cash: 20_000n });
  await givenDeposit(t.world, payee.memberId, 30_000n);
  expect(await deskOf(payee)).toMatchObject({
    withdrawable: '20000',
    locked: [{ why: 'turnover', amount: '30000' }],
    turnover: { required: '30000', done: '0', remaining: '30000' },
  });
  await bet(payee.memberId, { amount: 10_000n, isSettled: true });
  expect(await deskOf(payee)).toMatchObject({
    cash: '40000',
    withdrawable: '20000',
    turnover: { done: '10000', remaining: '20000' },
  });
  await bet(payee.memberId, { amount: 30_000n, isSettled: false });
  // All the cash that is left is still to be bet, and no more than there is, is locked.
  expect(await deskOf(payee)).toMatchObject({
    cash: '10000',
    withdrawable: '0',
    locked: [{ why: 'turnover', amount: '10000' }],
  });
});

test('what is on its way is told as held, and an order that gave the money back does not count', async () => {
  const window = openWindow(t.world);
  const payee = await givenPayee(t.world, { cash: 1_000_000n });
  const { value } = await window.request(payee, 500_001n);
  expect(await deskOf(payee)).toMatchObject({
    cash: '499999',
    locked: [{ why: 'held', amount: '500001' }],
    leftToday: 2,
    missing: [],
    accounts: [{ accountNumber: '•••7890', bankName: 'Lantern Bank' }],
    open: [{ orderId: value.orderId, status: 'review' }],
  });
  expect(await countWithdrawalQueue(t.world.db)).toEqual({
    count: 1,
    oldestAt: t.world.clock.now(),
  });
  const reason = 'not today';
  await window.decide(operatorOf('finance'), value.orderId, { decision: 'refuse', reason });
  expect(await deskOf(payee)).toMatchObject({ leftToday: 3, locked: [], open: [] });
  expect(await countWithdrawalQueue(t.world.db)).toEqual({ count: 0, oldestAt: null });
});

test('how long payouts took is told from five of the last day on, and from no others', async () => {
  const window = openWindow(t.world);
  t.world.clock.advance(2 * DAY_MS);
  const from = t.world.clock.now();
  const minutes = [1, 2, 3, 50, 60];
  for (const [place, each] of minutes.entries()) {
    const payee = await givenPayee(t.world, { cash: 20_000n });
    if (place === 4) expect((await deskOf(payee))['median']).toBeNull();
    const { value } = await window.request(payee, 20_000n);
    const id = value.orderId as WithdrawalId;
    await window.run('pay', { id });
    t.world.clock.advance(each * MINUTE_MS);
    const word = { status: 'paid', bankReference: 'B', at: t.world.clock.now() } as const;
    await hearPayout(t.world, window.far.endPayout(id, word), 'sandbox');
    expect(await sumWithdrawnOf(t.world.db, payee.memberId)).toBe(30_000n);
    expect(await findWithdrawalNamed(t.world.db, id)).toMatchObject({ member_id: payee.memberId });
    const reference = value['reference'] as string;
    expect(await findWithdrawalNamed(t.world.db, reference)).toMatchObject({ id });
  }
  const payee = await givenPayee(t.world);
  expect((await deskOf(payee))['median']).toEqual({ seconds: 180, count: 5 });
  t.world.clock.advance(1);
  expect(await sumWithdrawals(t.world.db, { from, to: t.world.clock.now() })).toEqual({
    total: 100_000n,
    count: 5,
    medianPayoutSeconds: 180,
  });
  expect(await countClaimQueue(t.world.db)).toEqual({ count: 0, oldestAt: null });
  expect(await findWithdrawalNamed(t.world.db, 'WD-000000-000000')).toBeUndefined();
  t.world.clock.advance(2 * DAY_MS);
  expect((await deskOf(payee))['median']).toBeNull();
}, 60_000);
