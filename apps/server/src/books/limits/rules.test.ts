import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, instant, later, SECOND_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { allowanceOf, change, confirm, count, findReached, type Gauge } from './rules.ts';

const now = instant(new Date('2026-11-15T05:00:00Z'));

const gauge = (facts: Partial<Gauge>): Gauge => ({
  kind: 'stake',
  period: 'day',
  amount: minor(100n),
  used: minor(0n),
  from: '2026-11-15',
  ...facts,
});

test('a stake up to the limit passes and one unit more does not', () => {
  const gauges = [gauge({ used: minor(60n) })];
  expect(findReached(gauges, minor(40n))).toBeUndefined();
  expect(findReached(gauges, minor(41n))).toBe(gauges[0]);
});

test('the strictest of several limits decides', () => {
  const gauges = [gauge({ amount: minor(1_000n) }), gauge({ period: 'week', used: minor(90n) })];
  expect(findReached(gauges, minor(11n))?.period).toBe('week');
  expect(allowanceOf(gauges)).toBe(10n);
  expect(allowanceOf([])).toBeNull();
});

test('what counts for an earlier day leaves the day that runs alone', () => {
  const gauges = [gauge({}), gauge({ period: 'week', from: '2026-11-09' })];
  const usage = { day: '2026-11-14', staked: minor(-30n), lost: minor(-30n) };
  expect(count(gauges, usage).map(({ used }) => used)).toEqual([0n, -30n]);
});

test('SAFE-07 a first limit and a stricter one work at once', () => {
  const first = change({ amount: null, pending: null }, minor(100n), now);
  expect(first).toEqual({ amount: 100n, pending: null });
  expect(change(first, minor(50n), now)).toEqual({ amount: 50n, pending: null });
});

test.each([
  ['a higher one', minor(200n)],
  ['none at all', null],
])('SAFE-07 %s waits for a day and a confirmation', (_, wanted) => {
  const asked = change({ amount: minor(100n), pending: null }, wanted, now);
  expect(asked.amount).toBe(100n);
  expect(() => confirm(asked, later(now, 24 * HOUR_MS - SECOND_MS))).toThrow('limit_too_early');
  expect(confirm(asked, later(now, DAY_MS))).toEqual({ amount: wanted, pending: null });
});

test('SAFE-07 a stricter limit cancels a laxer one that waits', () => {
  const asked = change({ amount: minor(100n), pending: null }, minor(200n), now);
  const stricter = change(asked, minor(80n), now);
  expect(stricter.pending).toBeNull();
  expect(() => confirm(stricter, later(now, 2 * DAY_MS))).toThrow('limit_not_pending');
});
