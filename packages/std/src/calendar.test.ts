import { fromAbsolute, toCalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  CALENDAR_PERIODS,
  type CalendarPeriod,
  firstDayOf,
  listDays,
  nextDayAt,
  periodAt,
  spanOfDay,
  writeMoment,
} from './calendar.ts';
import { ageOn, countDays, dayOf } from './day.ts';
import { HOUR_MS, type Instant, instant, later, MINUTE_MS } from './time.ts';

const at = (text: string): Instant => instant(new Date(text));

const short = (moment: Instant): string => moment.toISOString().replace(':00.000Z', 'Z');

describe('a day in a zone', () => {
  test.each([
    ['2026-11-15', 'UTC', '2026-11-15T00:00Z', 24],
    ['2026-11-15', 'Asia/Bangkok', '2026-11-14T17:00Z', 24],
    ['2026-11-15', 'America/Panama', '2026-11-15T05:00Z', 24],
    ['2026-11-15', 'Asia/Kathmandu', '2026-11-14T18:15Z', 24],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00Z', 23],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00Z', 25],
    ['2026-03-29', 'Europe/Lisbon', '2026-03-29T00:00Z', 23],
    ['2026-10-25', 'Europe/Lisbon', '2026-10-24T23:00Z', 25],
    ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00Z', 24.5],
    ['2026-10-04', 'Australia/Lord_Howe', '2026-10-03T13:30Z', 23.5],
    // Clocks go from midnight to one o'clock: there is no midnight, and the day begins at one.
    ['2026-03-08', 'America/Havana', '2026-03-08T05:00Z', 23],
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00Z', 23],
    ['2026-03-29', 'Atlantic/Azores', '2026-03-29T01:00Z', 23],
    ['2024-10-06', 'America/Asuncion', '2024-10-06T04:00Z', 23],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00Z', 23],
    ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00Z', 23],
    // Clocks go from one o'clock back to midnight: the day begins at the first of two midnights.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00Z', 25],
    ['2026-10-25', 'Atlantic/Azores', '2026-10-25T00:00Z', 25],
    // Clocks go from midnight back to eleven: the day before has 25 hours.
    ['2026-04-04', 'America/Santiago', '2026-04-04T03:00Z', 25],
    ['2026-04-05', 'America/Santiago', '2026-04-05T04:00Z', 24],
  ])('%s in %s begins at %s and has %d hours', (day, zone, from, hours) => {
    const span = spanOfDay(day, zone);
    expect(short(span.from)).toBe(from);
    expect((span.to.getTime() - span.from.getTime()) / HOUR_MS).toBe(hours);
    expect(dayOf(span.from, zone)).toBe(day);
    expect(dayOf(later(span.from, -1), zone)).toBe(addDays(day, -1));
    expect(nextDayAt(span.from, zone)).toEqual(span.to);
    expect(nextDayAt(later(span.to, -1), zone)).toEqual(span.to);
  });

  test('a day that a zone left out has no moment: Samoa jumped over 30 December 2011', () => {
    const { from, to } = spanOfDay('2011-12-30', 'Pacific/Apia');
    expect(from).toEqual(to);
    expect(dayOf(from, 'Pacific/Apia')).toBe('2011-12-31');
  });

  test.each([
    ['2026-11-14T16:59:59Z', 'Asia/Bangkok', '2026-11-14'],
    ['2026-11-14T17:00:00Z', 'Asia/Bangkok', '2026-11-15'],
    ['2026-11-14T17:00:00Z', 'America/Panama', '2026-11-14'],
  ])('at %s it is, in %s, %s', (moment, zone, day) => {
    expect(dayOf(at(moment), zone)).toBe(day);
  });

  test('a moment is written by the clock of the zone', () => {
    expect(writeMoment(at('2026-11-14T17:00:00Z'), 'Asia/Bangkok')).toBe('2026-11-15 00:00:00');
    expect(writeMoment(at('2026-11-15T16:59:59.999Z'), 'Asia/Bangkok')).toBe('2026-11-15 23:59:59');
  });
});

test('days are counted over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(listDays({ from: '2026-12-30', to: '2027-01-02' })).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
  expect(countDays({ from: '2026-03-01', to: '2026-02-27' })).toBe(-1);
});

test.each([
  ['2026-11-15', '2026-11-09', '2026-11-01'],
  ['2026-11-16', '2026-11-16', '2026-11-01'],
  ['2027-01-01', '2026-12-28', '2027-01-01'],
  ['2028-02-29', '2028-02-28', '2028-02-01'],
])('%s lies in the week from %s and in the month from %s', (day, week, month) => {
  expect(firstDayOf(day, 'day')).toBe(day);
  expect(firstDayOf(day, 'week')).toBe(week);
  expect(firstDayOf(day, 'month')).toBe(month);
});

test.each([
  ['2008-11-15', '2026-11-14', 17],
  ['2008-11-15', '2026-11-15', 18],
  ['2008-11-15', '2026-11-16', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-28', 19],
  ['2008-02-29', '2028-02-29', 20],
  ['2008-12-31', '2026-01-01', 17],
])('REG-10 born on %s, on %s one is %i', (birthday, today, age) => {
  expect(ageOn(birthday, today)).toBe(age);
});

test.each<[CalendarPeriod, string, string, string, string]>([
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
  // The hour that is shown twice is two hours.
  ['hour', '2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01T05:00Z', '2026-11-01T06:00Z'],
  ['hour', '2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01T06:00Z', '2026-11-01T07:00Z'],
  // Here clocks are put back by half an hour, at two o'clock: that hour is longer.
  ['hour', '2026-04-04T15:10:00Z', 'Australia/Lord_Howe', '2026-04-04T14:00Z', '2026-04-04T15:30Z'],
  // Here midnight itself is left out.
  ['day', '2026-09-06T12:00:00Z', 'America/Santiago', '2026-09-06T04:00Z', '2026-09-07T03:00Z'],
])('the %s of %s in %s is from %s to %s', (period, moment, zone, from, to) => {
  const span = periodAt(period, at(moment), zone);
  expect([short(span.from), short(span.to)]).toEqual([from, to]);
});

const ZONES = [
  'UTC',
  'Asia/Bangkok',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Africa/Cairo',
  'America/New_York',
  'America/Havana',
  'America/Santiago',
  'America/Sao_Paulo',
  'Atlantic/Azores',
  'Europe/Lisbon',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];

const MOMENTS = fc
  .date({ min: at('2024-01-01T00:00:00Z'), max: at('2032-01-01T00:00:00Z'), noInvalidDate: true })
  .map(instant);

test('whatever the moment, the zone and the kind: it lies in its period, and the next one begins where it ends', () => {
  const cases = [MOMENTS, fc.constantFrom(...ZONES), fc.constantFrom(...CALENDAR_PERIODS)] as const;
  fc.assert(
    fc.property(...cases, (moment, zone, period) => {
      const span = periodAt(period, moment, zone);
      expect(span.from.getTime()).toBeLessThanOrEqual(moment.getTime());
      expect(span.to.getTime()).toBeGreaterThan(moment.getTime());
      expect(periodAt(period, span.from, zone)).toEqual(span);
      expect(periodAt(period, later(span.to, -1), zone)).toEqual(span);
      expect(periodAt(period, span.to, zone).from).toEqual(span.to);
      expect(span.from.getTime() % (5 * MINUTE_MS)).toBe(0);
      if (period === 'hour') {
        expect(span.to.getTime() - span.from.getTime()).toBeLessThanOrEqual(1.5 * HOUR_MS);
      }
    }),
    { numRuns: 500 },
  );
});

test('the quick day is the one that the library gives, in every zone', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  fc.assert(
    fc.property(MOMENTS, zones, (moment, zone) => {
      const day = toCalendarDate(fromAbsolute(moment.getTime(), zone)).toString();
      expect(dayOf(moment, zone)).toBe(day);
    }),
    { numRuns: 500 },
  );
});
