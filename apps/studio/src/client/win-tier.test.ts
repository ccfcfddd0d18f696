import { expect, test } from 'vitest';
import { tierOf } from './win-tier.ts';

test.each([
  { payout: 0n, staked: 100n },
  { payout: 99n, staked: 100n },
  { payout: 100n, staked: 100n },
  { payout: 0n, staked: 0n },
])('FAIR-07 $payout back for $staked is not dressed as a win', ({ payout, staked }) => {
  expect(tierOf(payout, staked)).toBe('none');
});

test.each([
  { payout: 101n, tier: 'plain' },
  { payout: 999n, tier: 'plain' },
  { payout: 1_000n, tier: 'big' },
  { payout: 5_000n, tier: 'huge' },
  { payout: 25_000n, tier: 'legendary' },
])('a stake of 100 that pays $payout is a $tier win', ({ payout, tier }) => {
  expect(tierOf(payout, 100n)).toBe(tier);
});
