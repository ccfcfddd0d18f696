import type { MemberMessage } from '@baize/contract/member-message';
import { momentOn } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import { type Instant, isBefore } from '@baize/std/time';
import { isShownOn } from '../../base/brand/index.ts';

type Schedule = Pick<MemberMessage, 'from' | 'until' | 'hour'>;

/** Whether a message may be sent now, by the brand's calendar and clock. */
export function isDue(schedule: Schedule, at: Instant, zone: string): boolean {
  const today = dayOf(at, zone);
  const hour = String(schedule.hour ?? 0).padStart(2, '0');
  return isShownOn(today, schedule) && !isBefore(at, momentOn(today, `${hour}:00`, zone));
}
