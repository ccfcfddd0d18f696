import { minor } from '@baize/std/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inProportion, type Pockets, stakeFrom, total } from './pockets.ts';

const pockets = (cash: bigint, bonus: bigint): Pockets => ({
  cash: minor(cash),
  bonus: minor(bonus),
});

test.each([
  ['all from the bonus', pockets(100n, 50n), 50n, pockets(0n, 50n)],
  ['the bonus first, the rest from cash', pockets(100n, 50n), 80n, pockets(30n, 50n)],
  ['cash where there is no bonus', pockets(100n, 0n), 80n, pockets(80n, 0n)],
])('a stake is taken: %s', (_, wallet, amount, stake) => {
  expect(stakeFrom(wallet, minor(amount))).toEqual(stake);
});

test.each([
  ['no stake stands behind it: cash', pockets(0n, 0n), 70n, pockets(70n, 0n)],
  ['a bonus wins bonus', pockets(0n, 10n), 70n, pockets(0n, 70n)],
  ['both in proportion, no unit lost', pockets(1n, 2n), 100n, pockets(33n, 67n)],
  ['what is taken back too', pockets(1n, 2n), -100n, pockets(-33n, -67n)],
])('a result is shared: %s', (_, stake, amount, share) => {
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
