import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, minor, multiply, ppm, split, subtract, sum } from './money.ts';

test.each([
  [100n, 1_950_000n, 'down', 195n],
  [1n, 500_000n, 'down', 0n],
  [1n, 500_000n, 'up', 1n],
  [1n, 500_000n, 'half-even', 0n],
  [3n, 500_000n, 'half-even', 2n],
  [-1n, 500_000n, 'down', 0n],
  [-1n, 500_000n, 'up', -1n],
  [-3n, 500_000n, 'half-even', -2n],
  [7n, 333_333n, 'half-even', 2n],
] as const)('%s × %s ppm rounded %s is %s', (amount, factor, rounding, expected) => {
  expect(multiply(minor(amount), ppm(factor), rounding)).toBe(expected);
});

test('a factor below nothing is a bug', () => {
  expect(() => ppm(-1n)).toThrow('a factor is not negative');
});

test('adding and taking away again changes nothing', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt(), (a, b) => {
      expect(subtract(add(minor(a), minor(b)), minor(b))).toBe(a);
    }),
  );
});

test('a split loses no unit and no share is off by more than one', () => {
  const weights = fc
    .array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 20 })
    .filter((list) => list.some((weight) => weight > 0n));
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), weights, (amount, list) => {
      const shares = split(minor(amount), list);
      const total = list.reduce((all, weight) => all + weight, 0n);
      expect(sum(shares)).toBe(amount);
      shares.forEach((share, index) => {
        const down = (amount * (list[index] ?? 0n)) / total;
        expect(share - down === 0n || share - down === 1n).toBe(true);
      });
    }),
  );
});
