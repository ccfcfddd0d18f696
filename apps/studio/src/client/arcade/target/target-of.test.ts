import { expect, test } from 'vitest';
import { targetOf } from './target-of.ts';

test.each([
  ['2', 200],
  ['2.5', 250],
  ['2,5', 250],
  ['1.01×', 101],
  ['1,234.50×', 123_450],
  ['1.234,50 x', 123_450],
  ['1,000', 100_000],
  ['0.125', 13],
])('%s is %i hundredths', (typed, hundredths) => {
  expect(targetOf(typed)).toBe(hundredths);
});

test.each(['', '×', 'two', '1e999', '--3'])('%s is no target', (typed) => {
  expect(targetOf(typed)).toBeNull();
});
