import {
  fromAbsolute,
  parseDate,
  parseTime,
  startOfMonth,
  startOfWeek,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date';
import { assert } from './assert.ts';
import { countDays, type Day, type DaySpan, dayOf } from './day.ts';
import { type Instant, instant, MINUTE_MS } from './time.ts';

/** Moments from one up to another that is no longer part of it. */
export type TimeSpan = { readonly from: Instant; readonly to: Instant };

export const CALENDAR_PERIODS = ['hour', 'day', 'week', 'halfMonth', 'month'] as const;

export type CalendarPeriod = (typeof CALENDAR_PERIODS)[number];

/** Weeks begin on Monday in every place, whatever language it speaks. */
const MONDAY_FIRST = 'en-GB';

/** The second half of a month begins after this many days, in February too. */
const HALF_MONTH_DAYS = 15;

/** A moment by the clock of a zone, as spreadsheets read it: 2026-11-15 07:30:00. */
export function writeMoment(at: Instant, zone: string): string {
  const local = toCalendarDateTime(fromAbsolute(at.getTime(), zone)).set({ millisecond: 0 });
  return local.toString().replace('T', ' ');
}

/**
 * The first moment of a day in a zone. Where clocks go forward at midnight that is one o'clock;
 * where midnight comes twice it is the first of the two.
 */
export const startOfDay = (day: Day, zone: string): Instant =>
  instant(toZoned(parseDate(day), zone).toDate());

/**
 * A time of day like 20:00 in a zone. One that the clock skips is as much later as the clock is set
 * forward; of one that comes twice it is the first.
 */
export const momentOn = (day: Day, time: string, zone: string): Instant =>
  instant(toZoned(toCalendarDateTime(parseDate(day), parseTime(time)), zone).toDate());

/** All of a day in a zone: 23, 24 or 25 hours. */
export const spanOfDay = (day: Day, zone: string): TimeSpan => ({
  from: startOfDay(day, zone),
  to: startOfDay(addDays(day, 1), zone),
});

/** When the next day begins in a zone. */
export const nextDayAt = (at: Instant, zone: string): Instant =>
  spanOfDay(dayOf(at, zone), zone).to;

export const addDays = (day: Day, days: number): Day => parseDate(day).add({ days }).toString();

/** Every day of a span, the first one first. */
export const listDays = (span: DaySpan): readonly Day[] =>
  Array.from({ length: countDays(span) }, (_, index) => addDays(span.from, index));

/** The first day of the day, week or month that holds this day. */
export function firstDayOf(day: Day, period: 'day' | 'week' | 'month'): Day {
  if (period === 'day') return day;
  const date = parseDate(day);
  return (period === 'week' ? startOfWeek(date, MONDAY_FIRST) : startOfMonth(date)).toString();
}

/**
 * The period of a kind that a moment lies in, by the clock and the calendar of a zone. Periods of a
 * kind follow each other without a gap; where clocks are changed one is longer or shorter.
 */
export function periodAt(period: CalendarPeriod, at: Instant, zone: string): TimeSpan {
  if (period === 'hour') return hourAt(at, zone);
  const [first, next] = daysOfPeriod(period, dayOf(at, zone));
  return { from: startOfDay(first, zone), to: startOfDay(next, zone) };
}

/** The first day of the period that holds a day, and the first day of the period after it. */
function daysOfPeriod(period: Exclude<CalendarPeriod, 'hour'>, day: Day): readonly [Day, Day] {
  if (period === 'day') return [day, addDays(day, 1)];
  if (period === 'week') {
    const monday = firstDayOf(day, 'week');
    return [monday, addDays(monday, 7)];
  }
  const first = firstDayOf(day, 'month');
  const next = parseDate(first).add({ months: 1 }).toString();
  if (period === 'month') return [first, next];
  const middle = addDays(first, HALF_MONTH_DAYS);
  return day < middle ? [first, middle] : [middle, next];
}

const QUARTER_MS = 15 * MINUTE_MS;

/** Two hours of a clock, and the half one that some zones put in between. */
const QUARTERS_MAX = 10;

/**
 * From one full hour of the clock to the next. It is looked for in quarters of an hour, the finest
 * step in which zones differ, because a changed clock shows an hour twice or leaves it out.
 */
function hourAt(at: Instant, zone: string): TimeSpan {
  const quarter = Math.floor(at.getTime() / QUARTER_MS) * QUARTER_MS;
  return { from: fullHour(quarter, -1, zone), to: fullHour(quarter + QUARTER_MS, 1, zone) };
}

function fullHour(since: number, direction: 1 | -1, zone: string): Instant {
  for (let count = 0; count < QUARTERS_MAX; count += 1) {
    const at = since + direction * count * QUARTER_MS;
    if (fromAbsolute(at, zone).minute === 0) return instant(new Date(at));
  }
  assert(false, 'a clock shows a full hour within two hours');
}
