import type { Period } from '@baize/contract/agreement';
import { assert } from '@baize/std/assert';
import { HOUR_MS, type Instant, instant, later } from '@baize/std/time';
import { type Day, dayOf, periodStart } from '../../books/limits/index.ts';
import { addDays, startOf } from '../../records/index.ts';
import { SLOT_MS, slotOf } from './slots.ts';

/** From a moment up to another that is no longer in it. */
export type TimeSpan = { readonly from: Instant; readonly to: Instant };

/**
 * The period of a kind that a moment lies in, by the clock and the calendar of a zone. Periods of a
 * kind follow each other without a gap, also where clocks are changed: then one is longer or shorter.
 */
export function periodOf(period: Period, at: Instant, zone: string): TimeSpan {
  if (period === 'slot') return { from: slotOf(at), to: later(slotOf(at), SLOT_MS) };
  if (period === 'hour') return hourOf(at, zone);
  const [first, next] = daysOfPeriod(period, dayOf(at, zone));
  return { from: startOf(first, zone), to: startOf(next, zone) };
}

/** The first day of the period that holds a day, and that of the next one. */
function daysOfPeriod(period: Exclude<Period, 'slot' | 'hour'>, day: Day): readonly [Day, Day] {
  if (period === 'day') return [day, addDays(day, 1)];
  if (period === 'week') {
    const monday = periodStart(day, 'week');
    return [monday, addDays(monday, 7)];
  }
  const first = periodStart(day, 'month');
  const next = periodStart(addDays(first, 31), 'month');
  if (period === 'month') return [first, next];
  const middle = addDays(first, 15);
  return day < middle ? [first, middle] : [middle, next];
}

const QUARTER_MS = HOUR_MS / 4;

/** Two hours of a clock, and the half one that some zones put in between. */
const QUARTERS_MAX = 10;

/**
 * Clocks stand at a full hour only at full quarters of an hour, wherever they are: the one before a
 * moment and the one after it are looked for, since an hour may be shown twice or not at all.
 */
function hourOf(at: Instant, zone: string): TimeSpan {
  const quarter = Math.floor(at.getTime() / QUARTER_MS) * QUARTER_MS;
  return { from: fullHour(quarter, -1, zone), to: fullHour(quarter + QUARTER_MS, 1, zone) };
}

function fullHour(since: number, direction: 1 | -1, zone: string): Instant {
  for (let count = 0; count < QUARTERS_MAX; count += 1) {
    const at = instant(new Date(since + direction * count * QUARTER_MS));
    if (minuteOf(at, zone) === 0) return at;
  }
  assert(false, 'a clock shows a full hour within two hours');
}

const minutes = new Map<string, Intl.DateTimeFormat>();

function minuteOf(at: Instant, zone: string): number {
  let formatter = minutes.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en', { timeZone: zone, minute: 'numeric' });
    minutes.set(zone, formatter);
  }
  return Number(formatter.format(at));
}
