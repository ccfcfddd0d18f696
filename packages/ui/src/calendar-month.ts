import type { Language } from '@baize/i18n/languages';
import type { Day } from '@baize/std/day';
import {
  type Calendar,
  type CalendarDate,
  type CalendarIdentifier,
  createCalendar,
  DateFormatter,
  GregorianCalendar,
  getDayOfWeek,
  parseDate,
  startOfMonth,
  startOfWeek,
  toCalendar,
} from '@internationalized/date';

/** The locale whose calendar a language reads: Thai counts years from the Buddha. */
export const calendarLocale = ({ tag }: Pick<Language, 'tag'>): string =>
  tag === 'th' ? 'th-TH-u-ca-buddhist-nu-latn' : tag === 'en' ? 'en-GB' : tag;

/** One month as a person of that locale knows it, in whole weeks. */
export function monthOf(day: Day, locale: string) {
  const first = startOfMonth(inCalendar(day, locale));
  const start = startOfWeek(first, locale);
  const days = first.calendar.getDaysInMonth(first);
  const weeks = Math.ceil((getDayOfWeek(first, locale) + days) / 7);
  const dayAt = (offset: number) => {
    const date = start.add({ days: offset });
    return { day: isoDay(date), number: date.day, isInside: date.month === first.month };
  };
  return {
    title: format(first, locale, { month: 'long', year: 'numeric' }),
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const date = start.add({ days: index });
      return {
        short: format(date, locale, { weekday: 'short' }),
        long: format(date, locale, { weekday: 'long' }),
      };
    }),
    weeks: Array.from({ length: weeks }, (_, week) =>
      Array.from({ length: 7 }, (_day, index) => dayAt(week * 7 + index)),
    ),
  };
}

/** The same day of another month of that calendar, or that month's last day if it has no such. */
export const addMonths = (day: Day, months: number, locale: string): Day =>
  isoDay(inCalendar(day, locale).add({ months }));

export const clampDay = (day: Day, min: Day | undefined, max: Day | undefined): Day => {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
};

export const writeDay = (day: Day, locale: string, weekday?: 'long'): string =>
  format(inCalendar(day, locale), locale, {
    day: 'numeric',
    month: weekday ?? 'short',
    year: 'numeric',
    ...(weekday && { weekday }),
  });

const inCalendar = (day: Day, locale: string): CalendarDate =>
  toCalendar(parseDate(day), calendarOf(locale));

const calendarOf = (locale: string): Calendar =>
  createCalendar(new DateFormatter(locale).resolvedOptions().calendar as CalendarIdentifier);

const isoDay = (date: CalendarDate): Day => toCalendar(date, new GregorianCalendar()).toString();

const format = (date: CalendarDate, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new DateFormatter(locale, { ...options, timeZone: 'UTC' }).format(date.toDate('UTC'));
