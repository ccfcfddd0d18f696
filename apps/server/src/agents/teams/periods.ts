import type { Period } from '@baize/contract/agreement';
import { periodAt, type TimeSpan } from '@baize/std/calendar';
import { type Instant, later } from '@baize/std/time';
import { SLOT_MS, slotOf } from './slots.ts';

/** The period of a kind that a moment lies in: a slot of the clock, or one of a zone's calendar. */
export const periodOf = (period: Period, at: Instant, zone: string): TimeSpan =>
  period === 'slot'
    ? { from: slotOf(at), to: later(slotOf(at), SLOT_MS) }
    : periodAt(period, at, zone);
