import { type Instant, instant, MINUTE_MS } from '@baize/std/time';

/** What teams are counted and paid by: every longer period is a sum of these. */
export const SLOT_MS = 5 * MINUTE_MS;

/** When the slot of a moment begins. */
export const slotOf = (at: Instant): Instant =>
  instant(new Date(Math.floor(at.getTime() / SLOT_MS) * SLOT_MS));
