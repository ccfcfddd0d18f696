import { type Instant, instant, MINUTE_MS } from '@baize/std/time';

/** The last minute of a last day: the midnight after it would read as a day more. */
export const lastMinuteOf = (endsAt: string): Instant =>
  instant(new Date(Date.parse(endsAt) - MINUTE_MS));
