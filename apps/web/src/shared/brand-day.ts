import type { Instant } from '@baize/std/time';

/** The day it is at a moment where the brand lives, as it travels: 2026-11-15. */
export const brandDay = (at: Instant, timezone: string): string =>
  // The Swedish way to write a date is the one that travels.
  new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' }).format(at);

/** The same with the time of day, as spreadsheets read it: 2026-11-15 07:30:00. */
export const brandMoment = (at: Instant, timezone: string): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at);
