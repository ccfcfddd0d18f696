import type { MailPeriod } from '@baize/contract/saved-view';
import { addDays, firstDayOf, startOfDay } from '@baize/std/calendar';
import { type DaySpan, dayOf } from '@baize/std/day';
import { HOUR_MS, type Instant, later } from '@baize/std/time';

const PERIODS = { daily: 'day', weekly: 'week', monthly: 'month' } as const;

/** The hour of the brand's day at which reports are mailed: the day before is counted by then. */
const MAIL_HOUR = 6;

/** The last whole day, week from Monday, or month before a moment, by the brand's calendar. */
export function periodBefore(every: MailPeriod, at: Instant, zone: string): DaySpan {
  const first = firstDayOf(dayOf(at, zone), PERIODS[every]);
  const to = addDays(first, -1);
  return { from: firstDayOf(to, PERIODS[every]), to };
}

/** When the period that runs at a moment is mailed. */
export function nextMailAt(every: MailPeriod, at: Instant, zone: string): Instant {
  const first = firstDayOf(dayOf(at, zone), PERIODS[every]);
  const thisAt = mailAtOf(first, zone);
  // Before the hour, what ended last night is still to be mailed.
  if (at.getTime() < thisAt.getTime()) return thisAt;
  return mailAtOf(followingFirst(first, every), zone);
}

const mailAtOf = (day: string, zone: string): Instant =>
  later(startOfDay(day, zone), MAIL_HOUR * HOUR_MS);

const DAYS_WITHIN_NEXT = { daily: 1, weekly: 7, monthly: 31 } as const;

const followingFirst = (first: string, every: MailPeriod): string =>
  firstDayOf(addDays(first, DAYS_WITHIN_NEXT[every]), PERIODS[every]);
