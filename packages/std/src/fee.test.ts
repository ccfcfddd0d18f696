import { expect, test } from 'vitest';
import { feeOf } from './fee.ts';
import { minor } from './money.ts';

test.each([
  { fixed: 0n, share: 10_000, amount: 99_999n, fee: 999n },
  { fixed: 500n, share: 10_000, amount: 20_050n, fee: 700n },
  { fixed: 500n, share: 0, amount: 500n, fee: 500n },
  { fixed: 500n, share: 0, amount: 300n, fee: 300n },
  { fixed: 500n, share: 10_000, amount: 0n, fee: 0n },
  { fixed: 0n, share: 1_000_000, amount: 7n, fee: 7n },
])('of $amount the fee $fixed + $share ppm takes $fee', ({ fixed, share, amount, fee }) => {
  expect(feeOf({ fixed: minor(fixed), ppm: share }, minor(amount))).toBe(fee);
});
