import { instant } from '@baize/std/time';
import { expect, test } from 'vitest';
import { nextMailAt, periodBefore } from './rules.ts';

const ZONE = 'Asia/Bangkok';
const at = (text: string) => instant(new Date(text));

test.each([
  ['daily', '2026-11-15T23:00:00Z', '2026-11-15', '2026-11-15'],
  ['daily', '2026-11-15T16:59:00Z', '2026-11-14', '2026-11-14'],
  ['weekly', '2026-11-18T00:00:00Z', '2026-11-09', '2026-11-15'],
  ['monthly', '2026-03-01T00:00:00Z', '2026-02-01', '2026-02-28'],
  ['monthly', '2026-01-31T20:00:00Z', '2026-01-01', '2026-01-31'],
] as const)('OPS-06 the %s report of %s is from %s to %s', (every, moment, from, to) => {
  expect(periodBefore(every, at(moment), ZONE)).toEqual({ from, to });
});

test.each([
  ['daily', '2026-11-15T05:00:00Z', '2026-11-15T23:00:00.000Z'],
  ['daily', '2026-11-15T22:00:00Z', '2026-11-15T23:00:00.000Z'],
  ['weekly', '2026-11-15T23:00:00Z', '2026-11-22T23:00:00.000Z'],
  ['monthly', '2026-01-31T05:00:00Z', '2026-01-31T23:00:00.000Z'],
  ['monthly', '2026-02-10T05:00:00Z', '2026-02-28T23:00:00.000Z'],
] as const)('OPS-06 after %s the next %s mail is due: %s', (every, moment, due) => {
  expect(nextMailAt(every, at(moment), ZONE).toISOString()).toBe(due);
});
