import { instant } from '@baize/std/time';
import { expect, test } from 'vitest';
import { nextDayAt } from './periods.ts';

test.each([
  ['2026-11-15T05:00:00.000Z', 'Asia/Bangkok', '2026-11-15T17:00:00.000Z'],
  ['2026-11-15T16:59:59.999Z', 'Asia/Bangkok', '2026-11-15T17:00:00.000Z'],
  ['2026-11-15T17:00:00.000Z', 'Asia/Bangkok', '2026-11-16T17:00:00.000Z'],
  // A day of 23 hours, and one of 25.
  ['2026-03-08T05:00:00.000Z', 'America/New_York', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01T04:00:00.000Z', 'America/New_York', '2026-11-02T05:00:00.000Z'],
])('after %s the next day of %s begins at %s', (at, zone, next) => {
  expect(nextDayAt(instant(new Date(at)), zone).toISOString()).toBe(next);
});
