import { PERIODS, type Period } from '@baize/contract/agreement';
import { HOUR_MS, instant, later, MINUTE_MS } from '@baize/std/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodOf } from './periods.ts';

const at = (text: string) => instant(new Date(text));

const told = (period: Period, moment: string, zone: string) => {
  const { from, to } = periodOf(period, at(moment), zone);
  return [from.toISOString().replace(':00.000Z', 'Z'), to.toISOString().replace(':00.000Z', 'Z')];
};

test.each<[Period, string, string, string, string]>([
  ['slot', '2026-11-15T05:04:59.999Z', 'Asia/Bangkok', '2026-11-15T05:00Z', '2026-11-15T05:05Z'],
  ['slot', '2026-11-15T05:05:00.000Z', 'Asia/Bangkok', '2026-11-15T05:05Z', '2026-11-15T05:10Z'],
  ['hour', '2026-11-15T05:59:59.999Z', 'Asia/Bangkok', '2026-11-15T05:00Z', '2026-11-15T06:00Z'],
  ['hour', '2026-11-15T05:20:00.000Z', 'Asia/Kathmandu', '2026-11-15T05:15Z', '2026-11-15T06:15Z'],
  ['day', '2026-11-15T16:59:59.999Z', 'Asia/Bangkok', '2026-11-14T17:00Z', '2026-11-15T17:00Z'],
  ['day', '2026-11-15T17:00:00.000Z', 'Asia/Bangkok', '2026-11-15T17:00Z', '2026-11-16T17:00Z'],
  ['week', '2026-11-15T12:00:00.000Z', 'Asia/Bangkok', '2026-11-08T17:00Z', '2026-11-15T17:00Z'],
  ['week', '2026-11-15T17:00:00.000Z', 'Asia/Bangkok', '2026-11-15T17:00Z', '2026-11-22T17:00Z'],
  ['halfMonth', '2026-02-15T12:00:00Z', 'Asia/Bangkok', '2026-01-31T17:00Z', '2026-02-15T17:00Z'],
  ['halfMonth', '2026-02-15T17:00:00Z', 'Asia/Bangkok', '2026-02-15T17:00Z', '2026-02-28T17:00Z'],
  ['month', '2026-12-31T16:00:00.000Z', 'Asia/Bangkok', '2026-11-30T17:00Z', '2026-12-31T17:00Z'],
  ['month', '2028-02-29T12:00:00.000Z', 'UTC', '2028-02-01T00:00Z', '2028-03-01T00:00Z'],
  // A day of 23 hours and one of 25; the hour that is shown twice is two hours.
  ['day', '2026-03-08T12:00:00Z', 'America/New_York', '2026-03-08T05:00Z', '2026-03-09T04:00Z'],
  ['day', '2026-11-01T12:00:00Z', 'America/New_York', '2026-11-01T04:00Z', '2026-11-02T05:00Z'],
  ['hour', '2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01T05:00Z', '2026-11-01T06:00Z'],
  ['hour', '2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01T06:00Z', '2026-11-01T07:00Z'],
  // Here clocks are put back by half an hour, at two o'clock: that hour is longer.
  ['hour', '2026-04-04T15:10:00Z', 'Australia/Lord_Howe', '2026-04-04T14:00Z', '2026-04-04T15:30Z'],
  // Here midnight itself is left out.
  ['day', '2026-09-06T12:00:00Z', 'America/Santiago', '2026-09-06T04:00Z', '2026-09-07T03:00Z'],
])('the %s of %s in %s is from %s to %s', (period, moment, zone, from, to) => {
  expect(told(period, moment, zone)).toEqual([from, to]);
});

const ZONES = [
  'Asia/Bangkok',
  'UTC',
  'America/New_York',
  'Europe/Lisbon',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Kathmandu',
];

test('whatever the moment, the zone and the kind: it lies in its period, and the next one begins where it ends', () => {
  const moments = fc.date({ min: at('2024-01-01T00:00:00Z'), max: at('2032-01-01T00:00:00Z') });
  fc.assert(
    fc.property(
      moments.filter((date) => !Number.isNaN(date.getTime())),
      fc.constantFrom(...ZONES),
      fc.constantFrom(...PERIODS),
      (date, zone, period) => {
        const moment = instant(date);
        const span = periodOf(period, moment, zone);
        expect(span.from.getTime()).toBeLessThanOrEqual(moment.getTime());
        expect(span.to.getTime()).toBeGreaterThan(moment.getTime());
        expect(periodOf(period, span.from, zone)).toEqual(span);
        expect(periodOf(period, later(span.to, -1), zone)).toEqual(span);
        expect(periodOf(period, span.to, zone).from).toEqual(span.to);
        expect(span.from.getTime() % (5 * MINUTE_MS)).toBe(0);
        if (period === 'hour') {
          expect(span.to.getTime() - span.from.getTime()).toBeLessThanOrEqual(1.5 * HOUR_MS);
        }
      },
    ),
    { numRuns: 500 },
  );
});
