import { WITHDRAWAL_STATUSES, type WithdrawalStatus } from '@baize/contract/withdrawal';
import { feeOf } from '@baize/std/fee';
import { minor } from '@baize/std/money';
import { DAY_MS, instant, later, MINUTE_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { brandWith } from '../../testing/withdrawals.ts';
import { needsSecond } from './decide/rules.ts';
import {
  asOf,
  canDispute,
  canFollow,
  checksOf,
  laterThan,
  nextAt,
  rulesOf,
  turnoverOf,
  withdrawableOf,
} from './rules.ts';

const RULES = rulesOf(brandWith({}, { withdrawalAutoReceiveMinutes: 60 }));
const NOW = instant(new Date('2026-11-15T05:00:00Z'));

const standing = (status: WithdrawalStatus) => ({
  status,
  outcome: null,
  paid_at: NOW,
  changed_at: NOW,
  waiting_since: NOW,
});

test('the life of an order has these steps and no others', () => {
  const steps = WITHDRAWAL_STATUSES.flatMap((from) =>
    WITHDRAWAL_STATUSES.filter((to) => canFollow(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(steps).toEqual([
    'review → approved',
    'review → refused',
    'review → cancelled',
    'approved → review',
    'approved → paying',
    'approved → paid',
    'paying → review',
    'paying → paid',
    'paid → received',
    'paid → partly',
    'paid → notReceived',
    'received → partly',
    'received → notReceived',
    'partly → closed',
    'notReceived → closed',
  ]);
});

test.each([
  // carried, deposited, staked, times → required, done, remaining
  [0n, 0n, 500n, 1n, [0n, 0n, 0n]],
  [0n, 1_000n, 0n, 1n, [1_000n, 0n, 1_000n]],
  [0n, 1_000n, 999n, 1n, [1_000n, 999n, 1n]],
  [0n, 1_000n, 5_000n, 1n, [1_000n, 1_000n, 0n]],
  [300n, 1_000n, 0n, 3n, [3_300n, 0n, 3_300n]],
  [300n, 1_000n, 100n, 0n, [300n, 100n, 200n]],
])('carried %s, deposited %s, staked %s, %s times', (carried, deposited, staked, times, is) => {
  const { required, done, remaining } = turnoverOf({
    carried: minor(carried),
    deposited: minor(deposited),
    staked: minor(staked),
    times,
  });
  expect([required, done, remaining]).toEqual(is);
});

test.each([
  [1_000n, 0n, 1_000n],
  [1_000n, 400n, 600n],
  [1_000n, 1_000n, 0n],
  [1_000n, 9_000n, 0n],
])('of %s with %s still to be bet %s can be taken out', (cash, left, is) => {
  const remaining = minor(left);
  const turnover = { required: remaining, done: minor(0n), remaining };
  expect(withdrawableOf(minor(cash), turnover)).toBe(is);
});

test('a fee never rounds against the member', () => {
  const { fee } = rulesOf(brandWith({ feeFixed: '100', feePpm: 15_000 }));
  expect(feeOf(fee, minor(9_999n))).toBe(249n);
});

test('a new account is new for a day, to the millisecond', () => {
  const facts = {
    amount: minor(1n),
    withdrawable: minor(1n),
    isOwnName: true,
    memberSince: NOW,
    bankAccountSince: NOW,
    hasOpenClaim: false,
    wasPaidBefore: true,
  };
  const failedAt = (ms: number) =>
    checksOf(RULES, { ...facts, now: later(NOW, ms) })
      .filter(({ isFine }) => !isFine)
      .map(({ check }) => check);
  expect(failedAt(DAY_MS - 1)).toEqual(['newAccount', 'newBankAccount']);
  expect(failedAt(DAY_MS)).toEqual([]);
});

test('MONEY-11 what counts as received follows from the clock', () => {
  const paid = standing('paid');
  expect(asOf(paid, RULES, later(NOW, 60 * MINUTE_MS - 1))).toBe(paid);
  expect(asOf(paid, RULES, later(NOW, 60 * MINUTE_MS))).toMatchObject({
    status: 'received',
    outcome: 'automatic',
    changed_at: later(NOW, 60 * MINUTE_MS),
  });
  const refused = standing('refused');
  expect(asOf(refused, RULES, later(NOW, DAY_MS))).toBe(refused);
});

test('every status says what comes next and when, or that nothing does', () => {
  const minutes = (status: WithdrawalStatus) => {
    const at = nextAt(standing(status), RULES);
    return at && (at.getTime() - NOW.getTime()) / MINUTE_MS;
  };
  expect(Object.fromEntries(WITHDRAWAL_STATUSES.map((each) => [each, minutes(each)]))).toEqual({
    review: 30,
    approved: 15,
    paying: 15,
    paid: 60,
    received: null,
    partly: 24 * 60,
    notReceived: 24 * 60,
    closed: null,
    refused: null,
    cancelled: null,
  });
});

test('only what nobody answered can be disputed later', () => {
  expect(canDispute({ ...standing('received'), outcome: 'confirmed' }, NOW)).toBe(false);
  expect(canDispute({ ...standing('received'), outcome: 'automatic' }, NOW)).toBe(true);
  expect(canDispute(standing('paying'), NOW)).toBe(false);
});

test('two must agree to what is to move, not to what was asked for', () => {
  const order = { amount: minor(6_000_000n), payout: minor(6_000_000n), amount_received: null };
  expect(needsSecond({ ...order, status: 'review' }, RULES)).toBe(true);
  const came = { ...order, status: 'partly', amount_received: minor(1_000_001n) } as const;
  expect(needsSecond(came, RULES)).toBe(false);
  expect(needsSecond({ ...came, amount_received: minor(1_000_000n) }, RULES)).toBe(true);
});

test('an order is later than the one before it, also when the clock is not', () => {
  expect(laterThan(null, NOW)).toBe(NOW);
  expect(laterThan(later(NOW, -1), NOW)).toBe(NOW);
  expect(laterThan(NOW, NOW)).toEqual(later(NOW, 1));
  expect(laterThan(later(NOW, 5), NOW)).toEqual(later(NOW, 6));
});
