import type { QuietHours } from '@baize/contract/push';
import { addDays, momentOn } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import { type Instant, isBefore } from '@baize/std/time';

const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** When the quiet hours that a moment is in end, by the brand's clock; null outside of them. */
export function quietUntil(quiet: QuietHours | null, at: Instant, zone: string): Instant | null {
  if (!quiet || quiet.from === quiet.to) return null;
  const today = dayOf(at, zone);
  // They may have begun yesterday.
  for (const day of [addDays(today, -1), today]) {
    const from = momentOn(day, clockOf(quiet.from), zone);
    const endsOn = quiet.from < quiet.to ? day : addDays(day, 1);
    const to = momentOn(endsOn, clockOf(quiet.to), zone);
    if (!isBefore(at, from) && isBefore(at, to)) return to;
  }
  return null;
}
