import { expect, test } from 'vitest';
import { areAlmostEqual } from './almost-equal.ts';

test.each([
  ['somchai jaidee', 'somchai jaidee', true],
  ['somchai jaidee', 'somchay jaidee', true],
  ['somchai jaidee', 'somcha jaidee', true],
  ['somchai jaidee', 'somchai jaideee', true],
  ['somchai jaidee', 'somhcai jaidee', true],
  ['lê thị hoa', 'lê thi hoa', true],
  ['somchai jaidee', 'somchay jaidea', false],
  ['somchai', 'somchaiya', false],
  ['ploy', 'niran', false],
])('%s and %s: %s', (one, other, isSo) => {
  expect(areAlmostEqual(one, other)).toBe(isSo);
  expect(areAlmostEqual(other, one)).toBe(isSo);
});
