import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { parseAmount, typeAmount } from './parse-amount.ts';

test.each([
  ['500', 2, 50_000n],
  ['1,234.5', 2, 123_450n],
  ['1 000.05', 2, 100_005n],
  ['7.', 2, 700n],
  ['12', 0, 12n],
])('%s of %i decimals is an amount', (text, scale, units) => {
  expect(parseAmount(text, scale)).toBe(units);
});

test.each([
  ['', 2],
  ['0', 2],
  ['0.00', 2],
  ['-1', 2],
  ['1e309', 2],
  ['1.234', 2],
  ['1.5', 0],
  ['๕๐๐', 2],
  ['9'.repeat(16), 2],
  ['NaN', 2],
])('%s of %i decimals is none', (text, scale) => {
  expect(parseAmount(text, scale)).toBeNull();
});

test.each([
  [50_000n, 2, '500'],
  [123_450n, 2, '1234.50'],
  [5n, 2, '0.05'],
  [12n, 0, '12'],
])('%s of %i decimals is typed %s', (units, scale, text) => {
  expect(typeAmount(minor(units), scale)).toBe(text);
});
