import { addDays } from '@baize/std/calendar';
import { expect, test } from 'vitest';
import { addMonths, calendarLocale, clampDay, monthOf, writeDay } from './calendar-month.ts';

const THAI = calendarLocale({ tag: 'th' });
const ENGLISH = calendarLocale({ tag: 'en' });

test('a month is read in the calendar of the language and travels as ISO', () => {
  expect(monthOf('2026-11-15', THAI).title).toBe('พฤศจิกายน 2569');
  expect(monthOf('2026-11-15', ENGLISH).title).toBe('November 2026');
  expect(
    monthOf('2026-11-15', THAI)
      .weeks.flat()
      .map(({ day }) => day),
  ).toContain('2026-11-30');
});

test('weeks are whole, hold every day of the month once, and begin as the locale does', () => {
  const { weeks, weekdays } = monthOf('2026-02-10', ENGLISH);
  const inside = weeks.flat().filter(({ isInside }) => isInside);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(inside.map(({ number }) => number)).toEqual(
    Array.from({ length: 28 }, (_, day) => day + 1),
  );
  expect(weekdays[0]?.long).toBe('Monday');
  expect(monthOf('2026-02-10', THAI).weekdays[0]?.long).toBe('วันอาทิตย์');
});

test('a Persian month is a Persian month', () => {
  const { weeks } = monthOf('2026-11-15', 'fa');
  expect(weeks.flat().filter(({ isInside }) => isInside)[0]?.day).toBe('2026-10-23');
});

test('days and months are added across the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addMonths('2026-01-31', 1, THAI)).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -1, ENGLISH)).toBe('2025-12-15');
});

test('a day outside the bounds becomes the nearest inside', () => {
  expect(clampDay('2026-01-01', '2026-02-01', '2026-03-01')).toBe('2026-02-01');
  expect(clampDay('2026-04-01', '2026-02-01', '2026-03-01')).toBe('2026-03-01');
  expect(clampDay('2026-04-01', undefined, undefined)).toBe('2026-04-01');
});

test('a day is written in the calendar of the language', () => {
  expect(writeDay('2026-11-15', THAI)).toBe('15 พ.ย. 2569');
  expect(writeDay('2026-11-15', ENGLISH, 'long')).toMatch(/^Sunday,? 15 November 2026$/);
});
