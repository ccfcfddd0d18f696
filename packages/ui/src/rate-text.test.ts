import { expect, test } from 'vitest';
import { rateText } from './rate-text.ts';

test.each([
  [0, '0 %'],
  [5, '0.05 %'],
  [60, '0.6 %'],
  [1_800, '18 %'],
  [1_234, '12.34 %'],
  [10_000, '100 %'],
])('%i hundredths are %s', (rate, text) => expect(rateText(rate)).toBe(text));
