import { expect, test } from 'vitest';
import { decimal, root } from './exact.ts';

test.each([
  [1n, 37n, 6, '0.027027'],
  [2n, 3n, 2, '0.67'],
  [-7n, 216n, 8, '-0.03240741'],
  [-1n, 1_000n, 2, '0.00'],
  [5n, 1n, 1, '5.0'],
] as const)('%d of %d to %d digits is %s', (part, whole, digits, text) => {
  expect(decimal(part, whole, digits)).toBe(text);
});

test('a root squared is not above, and the next one is', () => {
  for (const square of [0n, 1n, 2n, 3n, 4n, 99n, 100n, 10n ** 41n, 10n ** 40n - 1n]) {
    const found = root(square);
    expect(found * found <= square && (found + 1n) * (found + 1n) > square).toBe(true);
  }
});
