import { RECORD_DAYS_MAX, RECORD_DAYS_USUAL } from '@baize/contract/records';
import { DAY_MS, HOUR_MS, type Instant, instant } from '@baize/std/time';
import { ensure } from '../base/kernel/index.ts';
import { type Day, dayOf } from '../books/limits/index.ts';

/** Whole days of the brand's calendar, both ends included, and the moments they begin and end at. */
export type Days = {
  readonly from: Day;
  readonly to: Day;
  readonly start: Instant;
  readonly end: Instant;
  readonly zone: string;
};

type Asked = { readonly from?: string | undefined; readonly to?: string | undefined };

/** The days that were asked for, or else the last month up to today. */
export function daysOf({ from, to }: Asked, now: Instant, zone: string): Days {
  const last = to ?? dayOf(now, zone);
  const first = from ?? addDays(last, 1 - RECORD_DAYS_USUAL);
  const count = (noonOf(last) - noonOf(first)) / DAY_MS + 1;
  ensure(count >= 1 && count <= RECORD_DAYS_MAX, 'invalid_input');
  return {
    from: first,
    to: last,
    start: startOf(first, zone),
    end: startOf(addDays(last, 1), zone),
    zone,
  };
}

const noonOf = (day: Day): number => Date.parse(`${day}T12:00:00Z`);

export const addDays = (day: Day, count: number): Day =>
  new Date(noonOf(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Every day of a span, the first first. */
export function listDays({ from, to }: Pick<Days, 'from' | 'to'>): readonly Day[] {
  const count = Math.round((noonOf(to) - noonOf(from)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

const QUARTER_MS = HOUR_MS / 4;

/** The first moment of a day in a zone: zones differ from each other by whole quarters of an hour. */
export function startOf(day: Day, zone: string): Instant {
  let low = noonOf(day) - 27 * HOUR_MS; // Still the day before, wherever it is.
  let high = noonOf(day) + 3 * HOUR_MS; // This day or a later one, wherever it is.
  while (high - low > QUARTER_MS) {
    const middle = low + Math.floor((high - low) / 2 / QUARTER_MS) * QUARTER_MS;
    if (dayOf(instant(new Date(middle)), zone) < day) low = middle;
    else high = middle;
  }
  return instant(new Date(high));
}
