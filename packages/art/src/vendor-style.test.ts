import { expect, test } from 'vitest';
import { vendorMark } from './vendor-mark.ts';
import { vendorStyle } from './vendor-style.ts';

test('a code that nobody styled has a look of its own, always the same', () => {
  expect(vendorStyle('ZZ9')).toEqual(vendorStyle('ZZ9'));
  expect(vendorMark('ZZ9')).toBe(vendorMark('ZZ9'));
  expect(vendorMark('ZZ9')).not.toBe(vendorMark('ZZ8'));
});

test('a mark takes the colour of the words beside it unless it is told one', () => {
  expect(vendorMark('AG')).toContain('currentColor');
  expect(vendorMark('AG', { ink: '#fff' })).not.toContain('currentColor');
  expect(vendorMark('AG', { material: 'gold' })).toContain('#ffd978');
});
