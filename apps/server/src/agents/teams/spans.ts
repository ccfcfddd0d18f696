import { addDays, firstDayOf, listDays } from '@baize/std/calendar';
import type { Day, DaySpan } from '@baize/std/day';

/**
 * How the active members of a span are counted without looking at each of them: days, weeks and
 * months from their first day on are kept as they come. Others are counted.
 */
export type Activity = 'day' | 'week' | 'month' | 'counted';

export function activityOf({ from, to }: DaySpan): Activity {
  if (from === to) return 'day';
  if (addDays(from, 6) === to) return 'week';
  return from === firstDayOf(to, 'month') ? 'month' : 'counted';
}

/**
 * What a span is compared with: as many days before it; for one that begins with a month the same
 * days of the month before, and for a whole month the whole of that.
 */
export function spanBefore(span: DaySpan): DaySpan {
  const before = addDays(span.from, -1);
  if (activityOf(span) !== 'month') return { from: shift(span, span.from), to: before };
  const isWhole = firstDayOf(addDays(span.to, 1), 'month') !== span.from;
  const from = firstDayOf(before, 'month');
  const last = addDays(from, listDays(span).length - 1);
  return { from, to: isWhole || last > before ? before : last };
}

const shift = (span: DaySpan, day: Day): Day => addDays(day, -listDays(span).length);
