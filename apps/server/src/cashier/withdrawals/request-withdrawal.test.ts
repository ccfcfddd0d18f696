import * as contract from '@baize/contract/withdrawal';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS } from '@baize/std/time';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listUnbalanced } from '../../books/ledger/index.ts';
import { removeBankAccount } from '../../people/members/index.ts';
import { commandOf, countBets, openPlay, perform } from '../../testing/play.ts';
import {
  brandWith,
  givenDeposit,
  givenPaidBefore,
  givenPayee,
  mailTo,
  moneyOf,
  openWindow,
  type Window,
} from '../../testing/withdrawals.ts';
import { useWorld } from '../../testing/world.ts';

const t = useWorld();
let window: Window;

beforeEach(() => {
  window = openWindow(t.world);
});

/** Passwords are checked one after the other: twenty of them take a slow machine its time. */
const SLOW_MS = 120_000;

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

const codes = (replies: readonly { message: string | null }[]) =>
  replies.map(({ message }) => message ?? 'ok').toSorted();

test('MONEY-03 the amount is held at once, and what nothing speaks against is approved', async () => {
  const payee = await givenPayee(t.world, { cash: 50_000n });
  const { value } = await window.request(payee, 20_000n);
  expect(value).toMatchObject({
    status: 'approved',
    amount: '20000',
    fee: '0',
    payout: '20000',
    bankName: 'Lantern Bank',
    accountNumber: '•••7890',
    waitsFor: [],
    canCancel: false,
    steps: [{ status: 'approved' }],
  });
  expect(value['reference']).toMatch(/^WD-261115-[0-9A-Z]{6}$/);
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 30_000n, held: 20_000n });
  const mail = await mailTo(t.world, payee, 'withdrawal_requested');
  expect(mail).toMatchObject({ last4: '7890' });
});

test('CARE-06 a withdrawal above the brand’s line names the level it takes, and holds nothing', async () => {
  const { identity } = brandWith();
  const line = { ...identity, withdrawal: { level: 'document', above: '30000' } } as const;
  const strict = openWindow(t.world, brandWith({}, { identity: line }));
  const payee = await givenPayee(t.world, { cash: 50_000n, isKnown: false });
  expect(await strict.request(payee, 30_001n)).toMatchObject({
    message: 'identity_document_needed',
  });
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 50_000n, held: 0n });
  const other = await givenPayee(t.world, { cash: 50_000n, isKnown: false });
  expect(await strict.request(other, 30_000n)).toMatchObject({ message: null });
});

test('MONEY-14 whoever is new waits for an operator, and is told for what and until when', async () => {
  const payee = await givenPayee(t.world, { cash: 50_000n, isKnown: false, accountName: 'Malee' });
  const { value } = await window.request(payee, 20_000n);
  expect(value).toMatchObject({
    status: 'review',
    waitsFor: ['name', 'newAccount', 'newBankAccount', 'firstWithdrawal'],
    nextAt: '2026-11-15T05:30:00.000Z',
  });
});

test(
  'MONEY-16 all the money, twenty times at once: one passes',
  async () => {
    const payee = await givenPayee(t.world, { cash: 50_000n });
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => window.request(payee, 50_000n)),
    );
    expect(codes(replies)).toEqual([...Array(19).fill('insufficient_funds'), 'ok']);
    expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 0n, held: 50_000n });
  },
  SLOW_MS,
);

test('MONEY-15 a double click is one order, and the key taken for another is refused', async () => {
  const payee = await givenPayee(t.world, { cash: 50_000n });
  const facts = { requestKey: 'key-double-click' };
  const both = await Promise.all([1, 2].map(() => window.request(payee, 20_000n, facts)));
  expect(codes(both)).toEqual(['ok', 'ok']);
  expect(both[0]?.value.orderId).toBe(both[1]?.value.orderId);
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 30_000n, held: 20_000n });
  expect((await window.request(payee, 20_001n, facts)).message).toBe('repeated_differently');
  const other = await givenPayee(t.world, { cash: 50_000n });
  const theirs = await window.request(other, 20_000n, facts);
  expect(theirs.value.orderId).not.toBe(both[0]?.value.orderId);
});

test('an account of somebody else, and one that was removed, is not there', async () => {
  const payee = await givenPayee(t.world, { cash: 50_000n });
  const { bankAccountId } = await givenPayee(t.world);
  const foreign = await window.request(payee, 20_000n, { bankAccountId });
  expect(foreign.message).toBe('not_found');
  const twin = await givenPayee(t.world, { cash: 50_000n });
  await t.world.db.transaction().execute(async (tx) => {
    const { memberId, bankAccountId: id } = twin;
    await removeBankAccount(tx, { memberId, id, at: t.world.clock.now() });
  });
  const removed = await window.request(twin, 20_000n);
  expect(removed).toMatchObject({
    message: 'withdrawal_incomplete',
    value: { missing: ['bankAccount'] },
  });
});

test.each([
  [9_999n, 'amount_too_small'],
  [10_000n, null],
  [20_000_000n, null],
  [20_000_001n, 'amount_too_large'],
])('an amount of %s is answered with %s', async (amount, message) => {
  // Nothing was paid out before: the largest amount is also where a document becomes necessary.
  const payee = await givenPayee(t.world, { cash: 30_000_000n, isKnown: false });
  expect((await window.request(payee, amount)).message).toBe(message);
});

test.each(['0', '-1', '1e309', '10000.5', ''])('%j is no amount', async (amount) => {
  const payee = await givenPayee(t.world, { cash: 50_000n });
  const reply = await window.request(payee, 20_000n, { amount });
  expect(reply.message).toBe('invalid_input');
});

test('up to the limit nobody looks, one satang above somebody does', async () => {
  const payee = await givenPayee(t.world, { cash: 2_000_000n });
  expect((await window.request(payee, 500_000n)).value['status']).toBe('approved');
  const above = await window.request(payee, 500_001n);
  expect(above.value).toMatchObject({ status: 'review', waitsFor: ['amount'] });
});

test('more than there is, by one satang, is refused', async () => {
  const payee = await givenPayee(t.world, { cash: 20_000n });
  expect((await window.request(payee, 20_001n)).message).toBe('insufficient_funds');
  expect((await window.request(payee, 20_000n)).message).toBeNull();
});

test('what was deposited is locked until it was bet, to the satang, and a payout frees nothing', async () => {
  const payee = await givenPayee(t.world, { cash: 20_000n });
  await givenDeposit(t.world, payee.memberId, 30_000n);
  const refused = await window.request(payee, 20_001n);
  expect(refused).toMatchObject({ message: 'amount_locked', value: { withdrawable: '20000' } });
  expect((await window.request(payee, 20_000n)).message).toBeNull();
  // What was not bet before the payout is still to be bet after it.
  expect((await window.request(payee, 10_000n)).message).toBe('amount_locked');
  await bet(payee.memberId, 30_000n);
  expect((await window.request(payee, 30_000n)).message).toBeNull();
});

const bet = async (memberId: MemberId, amount: bigint) => {
  const { play, close } = openPlay(t.world);
  t.world.clock.advance(1_000);
  const txId = t.world.newId('bet');
  const facts = { txId, memberId, amount: minor(amount), payout: minor(amount) };
  expect(await perform(play, commandOf('bet-and-settle', facts))).toMatchObject({ ok: true });
  await close();
  await countBets(t.world);
};

test(
  'three a day, of twenty at once three; the next day begins at the brand’s midnight',
  async () => {
    const payee = await givenPayee(t.world, { cash: 500_000n });
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => window.request(payee, 10_000n)),
    );
    expect(codes(replies)).toEqual([
      ...Array(3).fill('ok'),
      ...Array(17).fill('withdrawals_used_up'),
    ]);
    t.world.clock.advance(Date.parse('2026-11-15T16:59:59.999Z') - t.world.clock.now().getTime());
    expect((await window.request(payee, 10_000n)).message).toBe('withdrawals_used_up');
    t.world.clock.advance(1);
    expect((await window.request(payee, 10_000n)).message).toBeNull();
  },
  SLOW_MS,
);

test('a wrong payment password is counted, and after five everybody waits, the right one too', async () => {
  const payee = await givenPayee(t.world, { cash: 50_000n });
  const wrong = { paymentPassword: 'not-it' };
  for (let i = 0; i < 5; i++) {
    expect((await window.request(payee, 10_000n, wrong)).message).toBe('password_wrong');
  }
  expect((await window.request(payee, 10_000n)).message).toBe('login_locked');
  t.world.clock.advance(HOUR_MS);
  expect((await window.request(payee, 10_000n)).message).toBeNull();
});

test('a fee is taken of the amount and told before', async () => {
  window = openWindow(t.world, brandWith({ feeFixed: '500', feePpm: 10_000 }));
  const payee = await givenPayee(t.world, { cash: 50_000n });
  const { value } = await window.request(payee, 20_050n);
  expect(value).toMatchObject({ amount: '20050', fee: '700', payout: '19350' });
});

test('MONEY-16 bets and withdrawals at the same time never fall below zero', async () => {
  const payee = await givenPayee(t.world, { cash: 100_000n });
  const { play, close } = openPlay(t.world, { lanes: 4 });
  const bets = Array.from({ length: 30 }, (_, place) => {
    const txId = `race-${place}`;
    const facts = { txId, memberId: payee.memberId, amount: minor(7_000n), payout: minor(0n) };
    return perform(play, commandOf('bet-and-settle', facts));
  });
  const requests = Array.from({ length: 6 }, () => window.request(payee, 30_000n));
  const taken = (await Promise.all(bets)).filter(({ ok }) => ok).length;
  const asked = (await Promise.all(requests)).filter(({ message }) => message === null).length;
  await close();
  const { cash, held } = await moneyOf(t.world, payee.memberId);
  expect(held).toBe(BigInt(asked) * 30_000n);
  expect(cash).toBe(100_000n - held - BigInt(taken) * 7_000n);
  expect(cash).toBeGreaterThanOrEqual(0n);
});

test('orders of others are not there, whatever is asked of them', async () => {
  const payee = await givenPayee(t.world, { cash: 50_000n });
  const stranger = await givenPayee(t.world);
  const { value } = await window.request(payee, 20_000n);
  const orderId = value.orderId;
  expect((await window.read(stranger, orderId)).message).toBe('not_found');
  const answer = { answer: 'received' };
  expect((await window.confirm(stranger, orderId, answer)).message).toBe('not_found');
  for (const [call, body] of [
    [contract.cancelWithdrawal, { orderId }],
    [contract.listWithdrawals, { before: orderId }],
  ] as const) {
    expect((await window.ask(stranger.caller, call, body)).message).toBe('not_found');
  }
  const guest = { role: 'trial', memberId: stranger.memberId } as const;
  const trial = await window.ask(guest, contract.readWithdrawal, { orderId });
  expect(trial.message).toBe('in_need_true_account');
});

test('what is taken back in review is cash again, once, and only where the brand allows it', async () => {
  const payee = await givenPayee(t.world, { cash: 50_000n, isKnown: false });
  const { value } = await window.request(payee, 20_000n);
  const body = { orderId: value.orderId };
  const off = await window.ask(payee.caller, contract.cancelWithdrawal, body);
  expect(off.message).toBe('feature_off');
  window = openWindow(t.world, brandWith({ canCancel: true }));
  expect((await window.read(payee, body.orderId)).value['canCancel']).toBe(true);
  const twice = await Promise.all(
    [1, 2].map(() => window.ask(payee.caller, contract.cancelWithdrawal, body)),
  );
  expect(codes(twice)).toEqual(['ok', 'ok']);
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 50_000n, held: 0n });
});

test('the list is told newest first, page by page, and by how it went', async () => {
  const payee = await givenPayee(t.world, { cash: 50_000n });
  for (let i = 0; i < 20; i++) {
    t.world.clock.advance(1);
    await givenPaidBefore(t.world, payee);
  }
  t.world.clock.advance(1);
  const { value: newest } = await window.request(payee, 10_000n);
  const list = (body: Record<string, unknown>) =>
    window.ask(payee.caller, contract.listWithdrawals, body);
  const { value } = await list({});
  expect(value.orders).toHaveLength(20);
  expect(value.orders[0]).toEqual(newest);
  expect(value['hasMore']).toBe(true);
  const [last] = value.orders.slice(-1);
  const rest = await list({ before: last?.orderId });
  expect(rest.value).toMatchObject({ hasMore: false, orders: [{}, { outcome: 'confirmed' }] });
  expect((await list({ view: 'underWay' })).value.orders).toEqual([newest]);
  expect((await list({ view: 'done' })).value.orders).toHaveLength(20);
  expect((await list({ view: 'failed' })).value['orders']).toEqual([]);
  t.world.clock.advance(DAY_MS);
});
