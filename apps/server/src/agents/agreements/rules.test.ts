import { AGREEMENT_KINDS, PERIODS, PERIODS_OF, type Terms } from '@baize/contract/agreement';
import { minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { expect, test } from 'vitest';
import { areTermsRight, endOf, fits, namesExactly, startAfter, topRateOf } from './rules.ts';

const ZONE = 'Asia/Bangkok';
const at = (text: string) => instant(new Date(text));

const tier = (rate: number, activeMembers = 0, validBets = 0n, profit = 0n) => ({
  rate,
  activeMembers,
  validBets: minor(validBets),
  profit: minor(profit),
});

const terms = (facts: Partial<Terms>): Terms => ({
  period: 'day',
  carry: 'none',
  tiers: [tier(10)],
  ...facts,
});

test.each(AGREEMENT_KINDS)('AGENT-23 %s has the periods of its kind and no others', (kind) => {
  const right = PERIODS.filter((period) => areTermsRight(kind, terms({ period })));
  expect(right).toEqual(PERIODS_OF[kind]);
});

test.each([
  ['dividend', [true, true, true]],
  ['daily', [true, true, false]],
  ['hourly', [false, true, false]],
  ['realtime', [false, false, false]],
] as const)('AGENT-23 %s asks for active members, valid bets, profit: %j', (kind, asked) => {
  const period = PERIODS_OF[kind][0] ?? 'day';
  const each = [tier(10, 3), tier(10, 0, 5_000n), tier(10, 0, 0n, 5_000n)];
  expect(each.map((one) => areTermsRight(kind, terms({ period, tiers: [one] })))).toEqual(asked);
});

test.each([
  ['rising', [tier(10), tier(20, 2), tier(30, 2, 100n)], true],
  ['100 %', [tier(1), tier(10_000, 1)], true],
  ['the same rate twice', [tier(10), tier(10, 2)], false],
  ['falling rates', [tier(20), tier(10, 2)], false],
  ['more for nothing more', [tier(10, 2), tier(20, 2)], false],
  ['less of one threshold', [tier(10, 2, 100n), tier(20, 3, 50n)], false],
  ['a threshold below zero', [tier(10, 0, -1n)], false],
  ['a win below zero', [tier(10, 0, 0n, -1n)], false],
] as const)('AGENT-23 tiers with %s', (_, tiers, isRight) => {
  expect(areTermsRight('dividend', terms({ period: 'week', tiers: [...tiers] }))).toBe(isRight);
});

test('only a dividend carries a loss', () => {
  const carrying = (kind: 'dividend' | 'daily', carry: Terms['carry']) =>
    areTermsRight(kind, terms({ carry }));
  expect((['none', 'once', 'forever'] as const).map((each) => carrying('dividend', each))).toEqual([
    true,
    true,
    true,
  ]);
  expect((['none', 'once', 'forever'] as const).map((each) => carrying('daily', each))).toEqual([
    true,
    false,
    false,
  ]);
});

test('what is given fits up to the own rate, by the own period', () => {
  const own = { topRate: 100, period: 'week' } as const;
  expect(fits({ topRate: 100, period: 'week' }, own)).toBe(true);
  expect(fits({ topRate: 101, period: 'week' }, own)).toBe(false);
  expect(fits({ topRate: 1, period: 'month' }, own)).toBe(false);
  expect(topRateOf(terms({ tiers: [tier(10), tier(70, 1)] }))).toBe(70);
});

test.each([
  ['slot', '2026-11-15T05:05:00Z'],
  ['hour', '2026-11-15T06:00:00Z'],
  ['day', '2026-11-15T17:00:00Z'],
  ['week', '2026-11-15T17:00:00Z'],
  ['halfMonth', '2026-11-15T17:00:00Z'],
  ['month', '2026-11-30T17:00:00Z'],
] as const)('what is ended runs until its %s is over', (period, end) => {
  const moment = { now: at('2026-11-15T05:02:00Z'), zone: ZONE };
  expect(endOf({ startsAt: at('2026-11-01T00:00:00Z'), period }, moment)).toEqual(at(end));
  const startsAt = at('2026-12-01T00:00:00Z');
  expect(endOf({ startsAt, period }, moment)).toEqual(startsAt);
});

test('the first begins with the next slot, another when the one before is over', () => {
  const moment = { now: at('2026-11-15T05:00:00Z'), zone: ZONE };
  const next = at('2026-11-15T05:05:00Z');
  const midnight = at('2026-11-15T17:00:00Z');
  expect(startAfter([], moment)).toEqual(next);
  expect(startAfter([at('2026-11-15T05:01:00Z')], moment)).toEqual(next);
  expect(startAfter([midnight, next], moment)).toEqual(midnight);
});

test('exactly those are named, whatever the order', () => {
  expect(namesExactly(['b', 'a'], ['a', 'b'])).toBe(true);
  expect(namesExactly(['a', 'a', 'b'], ['a', 'b'])).toBe(true);
  expect(namesExactly(['a'], ['a', 'b'])).toBe(false);
  expect(namesExactly(['a', 'b', 'c'], ['a', 'b'])).toBe(false);
  expect(namesExactly(['a', 'c'], ['a', 'b'])).toBe(false);
  expect(namesExactly([], [])).toBe(true);
});
