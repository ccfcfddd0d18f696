import { expect, test } from 'vitest';
import { parseRate } from './parse-rate.ts';

test.each([
  ['0.6', 60],
  ['0,65', 65],
  ['18', 1_800],
  ['100', 10_000],
  ['100.01', null],
  ['-1', null],
  ['1e3', null],
  ['0.001', null],
  ['', null],
])('%j is %s hundredths of a per cent', (text, rate) => expect(parseRate(text)).toBe(rate));
