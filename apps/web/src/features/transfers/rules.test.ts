import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { mostOf, problemOf } from './rules.ts';

const bounds = (sendable: bigint, leftToday = 100n) => ({
  min: minor(10n),
  max: minor(50n),
  leftToday: minor(leftToday),
  sendable: minor(sendable),
});

test.each([
  [null, bounds(100n), 'empty'],
  [9n, bounds(100n), 'small'],
  [10n, bounds(100n), null],
  [50n, bounds(100n), null],
  [51n, bounds(100n), 'large'],
  [31n, bounds(30n), 'locked'],
  [30n, bounds(30n), null],
  [31n, bounds(100n, 30n), 'day'],
] as const)('an amount of %s has the problem %s', (amount, given, problem) => {
  expect(problemOf(given, amount === null ? null : minor(amount))).toBe(problem);
});

test('the most is the least of what bounds it', () => {
  expect(mostOf(bounds(100n))).toBe(50n);
  expect(mostOf(bounds(30n))).toBe(30n);
  expect(mostOf(bounds(100n, 20n))).toBe(20n);
});
