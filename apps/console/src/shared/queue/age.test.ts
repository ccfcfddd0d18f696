import { instant, later, MINUTE_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { ageOf, hoursOf } from './age.ts';

const since = instant(new Date('2026-11-15T05:00:00Z'));

test.each([
  [0, 0, 'win'],
  [15 * MINUTE_MS, 15, 'win'],
  [15 * MINUTE_MS + 1, 15, 'warn'],
  [30 * MINUTE_MS, 30, 'warn'],
  [30 * MINUTE_MS + 1, 30, 'loss'],
  [-5 * MINUTE_MS, 0, 'win'],
])('OPS-02 what waits for %i ms has waited %i minutes: %s', (ms, minutes, tone) => {
  expect(ageOf(since, later(since, ms))).toEqual({ minutes, tone });
});

test('an age of more than an hour is told in hours and minutes', () => {
  expect(hoursOf({ minutes: 135, tone: 'loss' })).toEqual({ hours: 2, minutes: 15 });
});
