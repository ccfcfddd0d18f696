import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, instant, later, SECOND_MS } from '@baize/std/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowanceOf, change, confirm, count, findReached, type Gauge, lowerOf } from './rules.ts';

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

test('item 17 what holds is never above the member’s limit nor above the house’s, and is one of both', () => {
  const some = fc.option(fc.bigInt(0n, 1_000n).map(minor), { nil: null });
  fc.assert(
    fc.property(some, some, (own, house) => {
      const both = [own, house].filter((each) => each !== null);
      const holds = lowerOf(own, house);
      expect(holds === null).toBe(both.length === 0);
      expect(holds === null || both.includes(holds)).toBe(true);
      for (const each of both) expect(holds !== null && holds <= each).toBe(true);
    }),
  );
});

test('item 21 a single bet is measured as a whole, and nothing is ever used of its limit', () => {
  const gauges = [gauge({ kind: 'single', period: 'bet' })];
  expect(findReached(gauges, minor(100n))).toBeUndefined();
  expect(findReached(gauges, minor(1n), minor(101n))).toBe(gauges[0]);
  const usage = { day: '2026-11-15', staked: minor(90n), lost: minor(90n) };
  expect(count(gauges, usage)).toEqual(gauges);
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
