import { addDays } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import { HOUR_MS, instant } from '@baize/std/time';
import { expect, test } from 'vitest';
import { momentsOf, periodOn } from './period.ts';

const daily = { period: 'daily', from: null, until: null } as const;
const weekly = { period: 'weekly', from: null, until: null } as const;

test.each([
  ['Asia/Bangkok', '2026-11-28'],
  ['America/New_York', '2026-03-06'],
  ['America/New_York', '2026-10-30'],
  ['America/Santiago', '2026-09-04'],
])('REW-20 in %s from %s on, no day or week is doubled or missed', (zone, first) => {
  let days = momentsOf(periodOn(daily, first) ?? { from: '', until: '' }, zone);
  let weeks = momentsOf(periodOn(weekly, first) ?? { from: '', until: '' }, zone);
  for (let count = 1; count < 40; count += 1) {
    const day = addDays(first, count);
    const next = momentsOf(periodOn(daily, day) ?? { from: '', until: '' }, zone);
    expect(next.from).toEqual(days.to);
    expect(dayOf(next.from, zone)).toBe(day);
    expect(dayOf(instant(new Date(next.to.getTime() - 1)), zone)).toBe(day);
    days = next;
    const week = momentsOf(periodOn(weekly, day) ?? { from: '', until: '' }, zone);
    if (week.from.getTime() !== weeks.from.getTime()) expect(week.from).toEqual(weeks.to);
    weeks = week;
  }
});

test('REW-20 the day of a changed clock lasts 23 or 25 hours', () => {
  const hours = (day: string) => {
    const { from, to } = momentsOf({ from: day, until: addDays(day, 1) }, 'America/New_York');
    return (to.getTime() - from.getTime()) / HOUR_MS;
  };
  expect([hours('2026-03-08'), hours('2026-11-01'), hours('2026-11-02')]).toEqual([23, 25, 24]);
});

test('an event holds its days and neither the one before nor the one of its end', () => {
  const event = { period: 'event', from: '2026-11-10', until: '2026-11-12' } as const;
  expect(
    ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12'].map((day) => periodOn(event, day)),
  ).toEqual([null, { from: '2026-11-10', until: '2026-11-12' }, expect.anything(), null]);
});
