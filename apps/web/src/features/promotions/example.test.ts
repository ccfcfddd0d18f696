import type { PromotionOfferView } from '@baize/contract/promotion';
import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { bonusFor, waysToFinish } from './example.ts';

const offer = {
  kind: 'deposit',
  ppm: 333_333,
  most: minor(50_000n),
  least: minor(30_000n),
  times: 10,
  weights: [
    { category: 'LIVE', ppm: 200_000 },
    { category: 'RNG', ppm: 1_000_000 },
    { category: 'FISH', ppm: 0 },
  ],
  otherPpm: 300_000,
} as unknown as PromotionOfferView;

test('PROMO-05 the worked example: the share of my deposit, up to the most, from the least on', () => {
  expect(bonusFor(offer, minor(29_999n))).toBeNull();
  expect(bonusFor(offer, minor(30_000n))).toBe(9_999n);
  expect(bonusFor(offer, minor(900_000n))).toBe(50_000n);
});

test('REW-03 to finish it takes more on what counts less; what does not count is left out', () => {
  expect(waysToFinish(offer, minor(1_000n))).toEqual([
    { category: 'RNG', amount: 1_000n },
    { category: null, amount: 3_334n },
    { category: 'LIVE', amount: 5_000n },
  ]);
});
