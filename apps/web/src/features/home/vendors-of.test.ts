import { expect, test } from 'vitest';
import { firstVendors, mxwinOf, vendorsOf } from './vendors-of.ts';

/** Vendors by their position in the list, from 1. */
const positions = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

test.each([
  [4, 4],
  [5, 5],
  [6, 5],
])('HOME-08 of %i vendors home shows %i', (count, shown) => {
  expect(firstVendors(positions(count))).toEqual(positions(shown));
});

test.each([
  [10, []],
  [11, [11]],
  [15, [11, 12, 13, 14, 15]],
  [20, [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  [25, [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
])('HOME-07 of %i vendors of slots MXWIN holds positions %j', (count, held) => {
  expect(mxwinOf(positions(count))).toEqual(held);
});

test('a category that is not there has no vendors', () => {
  expect(vendorsOf([{ gameCategory: 'RNG', vendors: positions(2) }], 'FISH')).toEqual([]);
});
