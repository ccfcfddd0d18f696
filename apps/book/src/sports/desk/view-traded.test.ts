import { expect, test } from 'vitest';
import { marginOf } from './view-traded.ts';

const outcome = (odds: number, win: number, more: object = {}) => ({
  id: `at ${odds}`,
  odds,
  chances: { win, halfWin: 0, push: 0, halfLoss: 0, ...more },
});

test('BOOK-14 the margin of a market is that of the sides on offer, and never below what was set', () => {
  expect(marginOf([outcome(1_905, 0.5), outcome(1_905, 0.5)])).toBe(49_869);
  // The other side is too unlikely to be offered: what is left keeps its margin.
  expect(marginOf([outcome(1_020, 0.96)])).toBe(21_242);
  expect(marginOf([outcome(1_020, 0.96), outcome(0, 0.04)])).toBe(21_242);
  // Two of three outcomes win at once: no hundred percent too much.
  expect(marginOf([outcome(1_270, 0.75), outcome(1_270, 0.75), outcome(1_905, 0.5)])).toBe(49_869);
  // Money that comes back is not at risk.
  expect(marginOf([outcome(1_905, 0.4, { push: 0.2 }), outcome(1_905, 0.4, { push: 0.2 })])).toBe(
    49_869,
  );
  expect(marginOf([])).toBe(0);
});
