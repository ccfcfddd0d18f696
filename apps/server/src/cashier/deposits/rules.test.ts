import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, instant, later, MINUTE_MS } from '@baize/std/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asOf,
  type DepositState,
  depositFeeOf,
  nextAskAt,
  plainReference,
  shareOf,
} from './rules.ts';

const now = instant(new Date('2026-11-15T05:00:00Z'));
const terms = (fixed: bigint, fee_ppm: number) => ({ fee_fixed: minor(fixed), fee_ppm });

test.each([
  [0n, 0, 10_000n, 0n],
  [0n, 10_000, 10_000n, 100n],
  [0n, 10_000, 10_099n, 100n],
  [500n, 15_000, 10_000n, 650n],
  [500n, 15_000, 300n, 300n],
  [500n, 0, 500n, 500n],
])('a fee of %s and %s millionths takes of %s that arrived %s', (fixed, ppm, arrived, fee) => {
  expect(depositFeeOf(terms(fixed, ppm), minor(arrived))).toBe(fee);
});

const money = fc.bigInt({ min: 1n, max: 10n ** 12n });

test('paid in parts, in whatever order, a deposit costs what it costs in one', () => {
  fc.assert(
    fc.property(
      fc.array(money, { minLength: 1, maxLength: 6 }),
      fc.bigInt({ min: 0n, max: 10n ** 6n }),
      fc.integer({ min: 0, max: 200_000 }),
      (parts, fixed, ppm) => {
        const agreed = terms(fixed, ppm);
        let [paid, fees] = [0n, 0n];
        for (const part of parts) {
          const amount = minor(part);
          const share = shareOf(agreed, { paid: minor(paid), uncovered: minor(0n), amount });
          expect(share.fee >= 0n && share.credited >= 0n).toBe(true);
          expect(share.fee + share.credited).toBe(part);
          paid += part;
          fees += share.fee;
        }
        expect(fees).toBe(depositFeeOf(agreed, minor(paid)));
      },
    ),
  );
});

test('what was credited by hand is covered first, and only the rest is credited', () => {
  const paid = minor(1_000n);
  const share = (uncovered: bigint, amount: bigint) =>
    shareOf(terms(0n, 10_000), { paid, uncovered: minor(uncovered), amount: minor(amount) });
  expect(share(1_000n, 1_000n)).toEqual({ covered: 1_000n, fee: 0n, credited: 0n });
  expect(share(1_000n, 400n)).toEqual({ covered: 400n, fee: 0n, credited: 0n });
  expect(share(1_000n, 2_000n)).toEqual({ covered: 1_000n, fee: 10n, credited: 990n });
});

const standing = (facts: Partial<DepositState>): DepositState => ({
  status: 'waiting',
  steps: [],
  queued_at: null,
  expires_at: later(now, 15 * MINUTE_MS),
  created_at: now,
  changed_at: now,
  ...facts,
});

test.each<[string, Partial<DepositState>, number, string]>([
  ['before its time', {}, 15 * MINUTE_MS - 1, 'waiting'],
  ['at its time', {}, 15 * MINUTE_MS, 'expired'],
  ['said to be paid', { status: 'checking' }, 15 * MINUTE_MS, 'expired'],
  ['waiting for an operator', { status: 'checking', queued_at: now }, DAY_MS, 'checking'],
  ['waiting for its provider', { status: 'opening' }, DAY_MS - 1, 'opening'],
  ['waiting a day for its provider', { status: 'opening' }, DAY_MS, 'expired'],
  ['credited', { status: 'credited' }, DAY_MS, 'credited'],
  ['refused', { status: 'refused' }, DAY_MS, 'refused'],
])('an order %s is as it should be', (_, facts, afterMs, status) => {
  expect(asOf(standing(facts), later(now, afterMs)).status).toBe(status);
});

test('a provider is asked in growing gaps, until a day after the end of the order’s time', () => {
  const order = standing({});
  const minutes = [0, 1, 2, 3, 4, 5, 6, 60].map((count) => {
    const next = nextAskAt(order, count, now);
    return next && (next.getTime() - now.getTime()) / MINUTE_MS;
  });
  expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(nextAskAt(order, 9, later(order.expires_at, DAY_MS - HOUR_MS))).toBeNull();
});

test('a reference of a bank is the same however it is written down', () => {
  expect(plainReference(' kb 2026-1115 ab')).toBe('KB2026-1115AB');
});
