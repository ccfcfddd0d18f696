import { minor, ZERO } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { expect, test } from 'vitest';
import { bonusOf, depositToStake, outcomeOf, shareOut, stateOf, type Weighed } from './rules.ts';

const at = instant(new Date('2026-11-15T05:00:00Z'));
const expires_at = instant(new Date('2026-11-22T05:00:00Z'));

test.each<[string, number, string, bigint, bigint]>([
  ['half of it', 500_000, '100000', 30_000n, 15_000n],
  ['a third, and the rest of the smallest unit is not given', 333_333, '100000', 30_000n, 9_999n],
  ['nothing of what is too small to be shared', 333_333, '100000', 2n, 0n],
  ['never more than the most', 500_000, '100000', 99_999_999_999_999n, 100_000n],
  ['twice the deposit', 2_000_000, '100000', 10_001n, 20_002n],
])('a bonus is %s', (_, ppm, most, arrived, bonus) => {
  expect(bonusOf({ ppm, most }, minor(arrived))).toBe(bonus);
});

const PROMOTION = { ppm: 500_000, most: '100000', least: '30000' };
const FAIR = { arrived: minor(30_000n), isInTime: true, isUsed: false, hasActive: false };

test.each([
  ['granted', FAIR],
  ['tooLittle', { ...FAIR, arrived: minor(29_999n) }],
  ['late', { ...FAIR, isInTime: false }],
  ['used', { ...FAIR, isUsed: true, hasActive: true }],
  ['otherActive', { ...FAIR, hasActive: true }],
] as const)('what arrives makes it %s', (outcome, arriving) => {
  expect(outcomeOf(PROMOTION, arriving)).toBe(outcome);
});

const grant = (facts: Partial<Weighed> = {}): Weighed => ({
  state: 'forfeited',
  amount: minor(100n),
  kept: ZERO,
  returned: ZERO,
  turnover_required: minor(200n),
  expires_at,
  net: ZERO,
  ...facts,
});

test('money that comes back late belongs to the bonus it was staked from', () => {
  const gone = grant({ returned: minor(60n), net: minor(260n) });
  const active = grant({ state: 'active', net: minor(-40n) });
  expect(shareOut([gone, active], minor(360n))).toEqual([300n, 60n]);
});

test('no bonus has more than is there, and what no bonus brought is left alone', () => {
  const gone = grant({ returned: minor(100n), net: minor(-50n) });
  expect(shareOut([gone, grant({ state: 'active' })], minor(30n))).toEqual([0n, 30n]);
  expect(shareOut([grant({ state: 'active' })], minor(500n))).toEqual([100n]);
});

test.each<['active' | 'completed' | 'expired' | 'forfeited', bigint, boolean, boolean]>([
  ['active', 199n, false, false],
  ['completed', 200n, false, false],
  ['completed', 200n, true, true],
  ['expired', 199n, true, false],
  ['forfeited', 199n, false, true],
])('a bonus is %s at %s bet, over its time: %s, given up: %s', (state, done, isOver, isGivenUp) => {
  const moment = { done: minor(done), at: isOver ? expires_at : at, isGivenUp };
  expect(stateOf(grant(), { ...moment, hasOpenBets: false })).toBe(state);
  const waiting = state === 'forfeited' ? 'forfeited' : 'active';
  expect(stateOf(grant(), { ...moment, hasOpenBets: true })).toBe(waiting);
});

test.each<[string, object, bigint, bigint]>([
  ['all of it while nothing was staked', {}, 0n, 30_000n],
  ['what is left to the satang', {}, 29_999n, 1n],
  ['nothing once it was staked', {}, 30_000n, 0n],
  ['nothing for a bonus without a deposit', { deposit: null }, 0n, 0n],
  ['nothing once the bonus was bet often enough', { turnover_done: minor(100n) }, 0n, 0n],
  ['nothing for a bonus that is over', { state: 'expired' }, 0n, 0n],
])('REW-10 of the deposit is still to be staked %s', (_, facts, staked, left) => {
  const open = {
    state: 'active',
    deposit: minor(30_000n),
    turnover_done: ZERO,
    turnover_required: minor(100n),
    ...facts,
  } as const;
  expect(depositToStake(open, minor(staked))).toBe(left);
});
