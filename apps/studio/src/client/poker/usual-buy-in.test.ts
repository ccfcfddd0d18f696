import { expect, test } from 'vitest';
import { usualBuyIn } from './usual-buy-in.ts';

const range = { min: 40_000, max: 100_000, step: 1_000 };

test.each([
  ['half-way, not the most', null, 70_000],
  ['half-way with a full wallet', 500_000, 70_000],
  ['no more than there is', 52_345, 52_000],
  ['the least where there is less', 10_000, 40_000],
])('a buy-in offered at first is %s', (_, balance, expected) => {
  expect(usualBuyIn({ ...range, balance })).toBe(expected);
});
