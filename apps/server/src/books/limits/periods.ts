import { HOUR_MS, type Instant, later } from '@baize/std/time';

export const PERIODS = ['day', 'week', 'month'] as const;

export type Period = (typeof PERIODS)[number];

/** A day of the calendar as `2026-11-15`: such texts sort by time. */
export type Day = string;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The day it is at that moment where the player lives. */
export function dayOf(at: Instant, zone: string): Day {
  let formatter = formatters.get(zone);
  if (!formatter) {
    // The Swedish way to write a date is the one that sorts.
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
    formatters.set(zone, formatter);
  }
  return formatter.format(at);
}

/** The first day of the period that holds this day; weeks begin on Monday. */
export function periodStart(day: Day, period: Period): Day {
  if (period === 'day') return day;
  if (period === 'month') return `${day.slice(0, 8)}01`;
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

const LONGEST_DAY_MS = 26 * HOUR_MS;

/** When the next day begins there: looked for and not reckoned, since not all days have 24 hours. */
export function nextDayAt(at: Instant, zone: string): Instant {
  const today = dayOf(at, zone);
  let [insideMs, outsideMs] = [0, LONGEST_DAY_MS];
  while (outsideMs - insideMs > 1) {
    const middleMs = Math.floor((insideMs + outsideMs) / 2);
    if (dayOf(later(at, middleMs), zone) === today) insideMs = middleMs;
    else outsideMs = middleMs;
  }
  return later(at, outsideMs);
}
