import { minor } from '@baize/std/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inProportion, type Pockets, stakeFrom, total } from './pockets.ts';

const pockets = (cash: bigint, bonus: bigint): Pockets => ({
  cash: minor(cash),
  bonus: minor(bonus),
});

test.each([
  ['all from cash', pockets(100n, 50n), 50n, pockets(50n, 0n)],
  [
    'cash first, the rest from the bonus',
    pockets(5_000n, 10_000n),
    6_000n,
    pockets(5_000n, 1_000n),
  ],
  ['the bonus where there is no cash', pockets(0n, 100n), 80n, pockets(0n, 80n)],
  ['what neither has counts as cash', pockets(20n, 100n), 150n, pockets(50n, 100n)],
])('REW-04 a stake is taken: %s', (_, wallet, amount, stake) => {
  expect(stakeFrom(wallet, minor(amount))).toEqual(stake);
});

test.each([
  ['no stake stands behind it: cash', pockets(0n, 0n), 70n, pockets(70n, 0n)],
  ['a bonus wins bonus', pockets(0n, 10n), 70n, pockets(0n, 70n)],
  ['the bonus part rounded down', pockets(5_000n, 1_000n), 9_001n, pockets(7_501n, 1_500n)],
  ['what is taken back too', pockets(1n, 2n), -100n, pockets(-34n, -66n)],
])('REW-04 a result is shared: %s', (_, stake, amount, share) => {
  expect(inProportion(stake, minor(amount))).toEqual(share);
});

test('whatever the stake, the shares add up to the amount', () => {
  const units = fc.bigInt({ min: 0n, max: 10n ** 15n });
  fc.assert(
    fc.property(units, units, fc.bigInt(-(10n ** 15n), 10n ** 15n), (cash, bonus, amount) => {
      expect(total(inProportion(pockets(cash, bonus), minor(amount)))).toBe(amount);
    }),
  );
});
