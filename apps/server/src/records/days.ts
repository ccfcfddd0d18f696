import { RECORD_DAYS_MAX, RECORD_DAYS_USUAL } from '@baize/contract/records';
import { addDays, startOfDay } from '@baize/std/calendar';
import { countDays, type DaySpan, dayOf } from '@baize/std/day';
import type { Instant } from '@baize/std/time';
import { ensure } from '../base/kernel/index.ts';

/** Whole days of the brand's calendar, and the moments they begin and end at. */
export type Days = DaySpan & {
  readonly start: Instant;
  readonly end: Instant;
  readonly zone: string;
};

type DaysInput = { readonly from?: string | undefined; readonly to?: string | undefined };

/** The days that were asked for, or else the last month up to today. */
export function daysOf(input: DaysInput, now: Instant, zone: string): Days {
  const to = input.to ?? dayOf(now, zone);
  const from = input.from ?? addDays(to, 1 - RECORD_DAYS_USUAL);
  const count = countDays({ from, to });
  ensure(count >= 1 && count <= RECORD_DAYS_MAX, 'invalid_input');
  return { from, to, start: startOfDay(from, zone), end: startOfDay(addDays(to, 1), zone), zone };
}
