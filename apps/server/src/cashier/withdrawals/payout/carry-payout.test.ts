import { listWithdrawalQueue } from '@baize/contract/withdrawal';
import { HOUR_MS, instant, MINUTE_MS } from '@baize/std/time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorkers } from '../../../base/kernel/index.ts';
import {
  getBalance,
  houseAccount,
  listTransfersOf,
  listUnbalanced,
} from '../../../books/ledger/index.ts';
import { operatorOf } from '../../../testing/operator.ts';
import {
  brandWith,
  givenPayee,
  mailTo,
  moneyOf,
  openWindow,
  type Payee,
  type Window,
} from '../../../testing/withdrawals.ts';
import { useWorld } from '../../../testing/world.ts';
import { hearPayout } from '../index.ts';
import type { WithdrawalId } from '../queries.ts';

const t = useWorld();
let window: Window;
let payee: Payee;

beforeEach(async () => {
  window = openWindow(t.world);
  payee = await givenPayee(t.world, { cash: 50_000n });
});

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

const PAID = () => ({ status: 'paid', bankReference: 'BANK-1', at: t.world.clock.now() }) as const;

const requested = async () => (await window.request(payee, 20_000n)).value.orderId as WithdrawalId;

const statusOf = async (orderId: string) => (await window.read(payee, orderId)).value['status'];

test('what nothing speaks against is handed over by its job within moments', async () => {
  const workers = await startWorkers(t.world, t.world.connection.pool, window.jobs);
  const orderId = await requested();
  await vi.waitFor(async () => expect(await statusOf(orderId)).toBe('paying'), 10_000);
  await workers.stop();
  expect(window.far.calls).toEqual(['pay']);
  const notice = window.far.endPayout(orderId, PAID());
  expect(await hearPayout(t.world, notice, 'sandbox')).toBe('taken');
});

test('MONEY-03 paid by the provider’s word: what was held goes to the bank, the fee to the house', async () => {
  window = openWindow(t.world, brandWith({ feeFixed: '500' }));
  const id = await requested();
  const bank = await houseAccount(t.world.db, {
    holder: 'provider:sandbox',
    purpose: 'payment_clearing',
    currency: 'THB',
  });
  const before = await getBalance(t.world.db, bank);
  await window.run('pay', { id });
  expect(await statusOf(id)).toBe('paying');
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 30_000n, held: 20_000n });
  const notice = window.far.endPayout(id, PAID());
  expect(await hearPayout(t.world, notice, 'sandbox')).toBe('taken');
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 30_000n, held: 0n });
  expect((await getBalance(t.world.db, bank)) - before).toBe(19_500n);
  const moved = await t.world.db.transaction().execute((tx) => listTransfersOf(tx, `${id}:paid`));
  expect(moved.map(({ reason, amount }) => [reason, amount])).toEqual([
    ['withdrawal_paid', 19_500n],
    ['withdrawal_fee', 500n],
  ]);
  const { value } = await window.read(payee, id);
  expect(value).toMatchObject({
    status: 'paid',
    bankReference: 'BANK-1',
    steps: [{ status: 'approved' }, { status: 'paying' }, { status: 'paid' }],
  });
  const mail = await mailTo(t.world, payee, 'withdrawal_paid');
  expect(mail).toMatchObject({ amount: '19500' });
});

test('MONEY-15 said twelve times at once it is paid once; another’s word and a changed one count nothing', async () => {
  const id = await requested();
  await window.run('pay', { id });
  const notice = window.far.endPayout(id, PAID());
  expect(await hearPayout(t.world, notice, 'somebody-else')).toBe('unknown');
  const heard = await Promise.all(
    Array.from({ length: 12 }, () => hearPayout(t.world, notice, 'sandbox')),
  );
  expect(heard.filter((word) => word === 'taken')).toHaveLength(1);
  expect(heard.filter((word) => word === 'known')).toHaveLength(11);
  const failed = { ...notice, word: { status: 'failed', reason: 'no' } } as const;
  expect(await hearPayout(t.world, failed, 'sandbox')).toBe('known');
  expect(await statusOf(id)).toBe('paid');
  const unknown = { ...notice, orderId: t.world.newId('wdr') };
  expect(await hearPayout(t.world, unknown, 'sandbox')).toBe('unknown');
});

test('MONEY-17 silent for an hour nothing is concluded; back again it is asked, and told once', async () => {
  const id = await requested();
  window.far.silence(true);
  await expect(window.run('pay', { id })).rejects.toThrow('does not answer');
  for (let minute = 0; minute < 60; minute += 10) {
    t.world.clock.advance(10 * MINUTE_MS);
    await window.run('poll');
  }
  expect(await statusOf(id)).toBe('approved');
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 30_000n, held: 20_000n });
  window.far.silence(false);
  window.far.calls.length = 0;
  await window.run('poll');
  expect(window.far.calls).toEqual(['askPayout', 'pay']);
  expect(await statusOf(id)).toBe('paying');
  window.far.endPayout(id, PAID());
  await window.run('poll');
  expect(await statusOf(id)).toBe('paid');
});

test('MONEY-17 an answer that was lost is asked for and the order not sent again', async () => {
  const id = await requested();
  window.far.next('lose-answer');
  await expect(window.run('pay', { id })).rejects.toThrow('is lost');
  window.far.endPayout(id, PAID());
  window.far.calls.length = 0;
  await window.run('pay', { id });
  expect(window.far.calls).toEqual(['askPayout']);
  expect(await statusOf(id)).toBe('paid');
  await window.run('pay', { id });
  expect(window.far.calls).toEqual(['askPayout']);
});

test('the job run twice at once, and the poll beside it, pays once', async () => {
  const id = await requested();
  t.world.clock.advance(2 * MINUTE_MS);
  const jobs = [window.run('pay', { id }), window.run('pay', { id }), window.run('poll')];
  await Promise.allSettled(jobs);
  expect(window.far.payouts.has(id)).toBe(true);
  window.far.endPayout(id, PAID());
  await Promise.all([window.run('pay', { id }), window.run('poll'), window.run('pay', { id })]);
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 30_000n, held: 0n });
  const { value } = await window.read(payee, id);
  expect((value['steps'] as unknown[]).length).toBe(3);
});

test('what was asked for less than a minute ago is left to its own job', async () => {
  await requested();
  t.world.clock.advance(MINUTE_MS);
  window.far.calls.length = 0;
  await window.run('poll');
  expect(window.far.calls).toEqual([]);
});

test('MONEY-14 a failed payout goes back to an operator with the provider’s reason, and under another name out again', async () => {
  const id = await requested();
  window.far.next('refuse');
  await window.run('pay', { id });
  const { value } = await window.read(payee, id);
  expect(value).toMatchObject({
    status: 'review',
    reason: 'the bank does not know the account',
    returned: '0',
  });
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 30_000n, held: 20_000n });
  const finance = operatorOf('finance', 1);
  const queue = await window.ask(finance, listWithdrawalQueue, { view: 'review' });
  expect(queue.value).toMatchObject({ orders: [{ orderId: id, isFailedPayout: true }] });
  const again = await window.decide(finance, id, { decision: 'approve' });
  expect(again.value).toMatchObject({ status: 'approved', reason: null });
  const payouts = await t.world.db
    .selectFrom('withdrawals_payout')
    .select(['id', 'status'])
    .where('order_id', '=', id)
    .orderBy('status')
    .execute();
  expect(payouts.map(({ status }) => status)).toEqual(['failed', 'sent']);
  const second = payouts[1]?.id as WithdrawalId;
  expect(second).not.toBe(id);
  await window.run('pay', { id: second });
  window.far.endPayout(second, PAID());
  t.world.clock.advance(HOUR_MS);
  await window.run('poll');
  expect(await statusOf(id)).toBe('paid');
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 30_000n, held: 0n });
});

test('a payment that is said to lie in the future happened when we heard of it', async () => {
  const id = await requested();
  await window.run('pay', { id });
  const at = instant(new Date(t.world.clock.now().getTime() + HOUR_MS));
  const notice = window.far.endPayout(id, { status: 'paid', bankReference: 'B', at });
  expect(await hearPayout(t.world, notice, 'sandbox')).toBe('taken');
  const [moved] = await t.world.db.transaction().execute((tx) => listTransfersOf(tx, `${id}:paid`));
  expect(moved?.eventAt).toEqual(t.world.clock.now());
});
