import { expect, test } from 'vitest';
import { healthOf } from './rules.ts';

const heard = { isOpen: true, calls: 1_000, failures: 0, meanMs: 20 };

test.each([
  ['well', heard],
  ['well', { ...heard, failures: 2, calls: 2 }],
  ['well', { ...heard, failures: 19 }],
  ['failing', { ...heard, failures: 20 }],
  ['failing', { ...heard, calls: 3, failures: 3 }],
  ['slow', { ...heard, meanMs: 1_000 }],
  ['quiet', { ...heard, calls: 0, meanMs: 0 }],
  ['closed', { ...heard, isOpen: false }],
] as const)('health is %s of %j', (state, of) => {
  expect(healthOf(of)).toBe(state);
});
