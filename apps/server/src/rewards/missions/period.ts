import type { MissionPeriod } from '@baize/contract/mission-rules';
import { addDays, firstDayOf, startOfDay } from '@baize/std/calendar';
import { countDays, type Day, type DaySpan } from '@baize/std/day';
import type { Instant } from '@baize/std/time';

/** Days from one up to another that is no longer part of it. */
export type PeriodDays = { readonly from: Day; readonly until: Day };

export type Lasting = {
  readonly period: MissionPeriod;
  readonly from: Day | null;
  readonly until: Day | null;
};

/** The period that holds a day; null where the event does not. Periods follow without a gap. */
export function periodOn({ period, from, until }: Lasting, day: Day): PeriodDays | null {
  if (period === 'daily') return { from: day, until: addDays(day, 1) };
  if (period === 'weekly') {
    const monday = firstDayOf(day, 'week');
    return { from: monday, until: addDays(monday, 7) };
  }
  return from !== null && until !== null && from <= day && day < until ? { from, until } : null;
}

/** The moments of its first day's beginning and of its end, by the clock of a zone. */
export const momentsOf = (
  { from, until }: PeriodDays,
  zone: string,
): { readonly from: Instant; readonly to: Instant } => ({
  from: startOfDay(from, zone),
  to: startOfDay(until, zone),
});

/**
 * The periods that lie whole within some days, both included. Of an event it is the days at their
 * end that are as many as its own, or all of them where it lasts longer.
 */
export function periodsWithin(lasting: Lasting, { from, to }: DaySpan): readonly PeriodDays[] {
  const end = addDays(to, 1);
  if (lasting.period === 'event') {
    const length = countDays({ from: lasting.from ?? from, to: lasting.until ?? end }) - 1;
    const first = addDays(end, -length);
    return [{ from: first < from ? from : first, until: end }];
  }
  const periods: PeriodDays[] = [];
  for (let day = from; day <= to; ) {
    const period = periodOn(lasting, day);
    if (!period) return periods;
    if (period.from >= from && period.until <= end) periods.push(period);
    day = period.until;
  }
  return periods;
}
