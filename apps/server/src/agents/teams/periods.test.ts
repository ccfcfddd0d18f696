import { instant } from '@baize/std/time';
import { expect, test } from 'vitest';
import { periodOf } from './periods.ts';

const at = (text: string) => instant(new Date(text));

test.each([
  ['slot', '2026-11-15T05:04:59.999Z', '2026-11-15T05:00:00Z', '2026-11-15T05:05:00Z'],
  ['slot', '2026-11-15T05:05:00.000Z', '2026-11-15T05:05:00Z', '2026-11-15T05:10:00Z'],
  ['day', '2026-11-15T16:59:59.999Z', '2026-11-14T17:00:00Z', '2026-11-15T17:00:00Z'],
] as const)('the %s of %s is from %s to %s', (period, moment, from, to) => {
  expect(periodOf(period, at(moment), 'Asia/Bangkok')).toEqual({ from: at(from), to: at(to) });
});
