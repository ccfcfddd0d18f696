import { DAY_MS, type Instant, instant } from '@baize/std/time';
import type { Span } from '../../books/ledger/index.ts';

/** A day of the brand's calendar, from its midnight to the next one. */
export const spanOf = (day: string, zone: string): Span => ({
  from: startOf(day, zone),
  to: startOf(dayAfter(day, 1), zone),
});

/** The day so many days after this one, or before it. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Asked twice, because the clocks may change between the first guess and the midnight meant. */
function startOf(day: string, zone: string): Instant {
  const named = Date.parse(`${day}T00:00:00Z`);
  const guess = named - offsetAt(named, zone);
  return instant(new Date(named - offsetAt(guess, zone)));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** How far the clocks of a zone are ahead of the world's, at a moment. */
function offsetAt(at: number, zone: string): number {
  let formatter = formatters.get(zone);
  if (!formatter) {
    const all = { dateStyle: 'short', timeStyle: 'medium' } as const;
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, ...all });
    formatters.set(zone, formatter);
  }
  return Date.parse(`${formatter.format(at).replace(' ', 'T')}Z`) - at;
}
