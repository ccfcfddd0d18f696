import { expect, test } from 'vitest';
import { vendorBadge } from './vendor-badge.ts';
import { vendorStyle } from './vendor-style.ts';

test('a code that nobody styled has a look of its own, always the same', () => {
  expect(vendorStyle('ZZ9')).toEqual(vendorStyle('ZZ9'));
  expect(vendorBadge('ZZ9', 'default')).toBe(vendorBadge('ZZ9', 'default'));
  expect(vendorBadge('ZZ9', 'default')).not.toBe(vendorBadge('ZZ8', 'default'));
});
