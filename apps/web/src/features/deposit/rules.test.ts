import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { bonusOf, presetsFor, problemOf, turnoverOf } from './rules.ts';

const bounds = { min: minor(10_000n), max: minor(5_000_000n) };

test.each([
  [null, null, 'empty'],
  [9_999n, null, 'small'],
  [10_000n, null, null],
  [5_000_000n, null, null],
  [5_000_001n, null, 'large'],
  [20_000n, 19_999n, 'limit'],
  [20_000n, 20_000n, null],
] as const)('MONEY-02 %s with %s left today is %s', (amount, left, problem) => {
  const given = amount === null ? null : minor(amount);
  expect(problemOf(given, bounds, left === null ? null : minor(left))).toBe(problem);
});

const offer = { ppm: 333_333, most: minor(20_000n), least: minor(30_000n), times: 3 };

test.each([
  [29_999n, 0n],
  [30_000n, 9_999n],
  [60_001n, 20_000n],
  [9_999_999n, 20_000n],
] as const)('MONEY-02 a deposit of %s brings a bonus of %s', (amount, bonus) => {
  expect(bonusOf(offer, minor(amount))).toBe(bonus);
});

test('MONEY-02 what must be bet is the bonus, as often as the promotion says', () => {
  expect(turnoverOf(offer, minor(9_999n))).toBe(29_997n);
});

test('amounts to choose from never go above what was last used', () => {
  const presets = [10_000n, 50_000n, 100_000n, 500_000n].map(minor);
  expect(presetsFor({ presets, min: minor(10_000n) }, null)).toEqual(presets);
  expect(presetsFor({ presets, min: minor(10_000n) }, minor(100_000n))).toEqual(
    presets.slice(0, 3),
  );
  expect(presetsFor({ presets, min: minor(10_000n) }, minor(70_000n))).toEqual([
    10_000n,
    50_000n,
    70_000n,
  ]);
  expect(presetsFor({ presets, min: minor(10_000n) }, minor(10_000n))).toEqual(presets.slice(0, 2));
});
