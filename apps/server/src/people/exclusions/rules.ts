import type { ExclusionInput } from '@baize/contract/exclusion';
import { DAY_MS, type Instant, later } from '@baize/std/time';

/** The end of an exclusion that has none. */
export const FOR_GOOD = new Date('9999-12-31T00:00:00Z') as Instant;

/** When a break that begins now is over. */
export function untilOf(wanted: ExclusionInput, now: Instant): Instant {
  if (wanted.kind === 'cooling_off') return later(now, wanted.days * DAY_MS);
  return wanted.months === null ? FOR_GOOD : monthsLater(now, wanted.months);
}

/** A month that is too short for the day gives way to the next one: never shorter than asked. */
function monthsLater(now: Instant, months: number): Instant {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end as Instant;
}
