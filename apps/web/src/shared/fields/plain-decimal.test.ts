import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { plainDecimal } from './plain-decimal.ts';

test.each([
  [0n, 2, '0.00'],
  [5n, 2, '0.05'],
  [-5n, 2, '-0.05'],
  [123_450n, 2, '1234.50'],
  [-99n, 0, '-99'],
  [1n, 8, '0.00000001'],
])('MEM-05 %s with %s decimals is exported as %s', (amount, scale, text) => {
  expect(plainDecimal(minor(amount), scale)).toBe(text);
});
