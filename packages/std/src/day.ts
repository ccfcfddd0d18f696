import { DAY_MS, type Instant } from './time.ts';

/** A day of the Gregorian calendar as `2026-11-15`: such texts sort by time. */
export type Day = string;

/** Days from one to another, both included. */
export type DaySpan = { readonly from: Day; readonly to: Day };

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The day it is at a moment in a zone. */
export function dayOf(at: Instant, zone: string): Day {
  let formatter = formatters.get(zone);
  if (!formatter) {
    // Swedish dates are ISO 8601. The calendar's library gives the same day at five times the cost,
    // which counts because every bet asks for its day.
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
    formatters.set(zone, formatter);
  }
  return formatter.format(at);
}

/** How many days a span has; below one when it ends before it begins. */
export const countDays = ({ from, to }: DaySpan): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** Full years from a birthday to a day. Who was born on a leap day turns a year on 1 March. */
export function ageOn(birthday: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
