import { HOUR_MS, type Instant, isBefore, later, MINUTE_MS } from '@baize/std/time';

const IDLE_MS = 30 * MINUTE_MS;
const ABSOLUTE_MS = 12 * HOUR_MS;

/** A session's last use is written down no more often than this. */
export const SEEN_EVERY_MS = MINUTE_MS;

export const endOf = (from: Instant): Instant => later(from, ABSOLUTE_MS);

type Times = { readonly seen_at: Instant; readonly expires_at: Instant };

/** What was not written down yet is not held against one. */
export const isLive = ({ seen_at, expires_at }: Times, now: Instant): boolean =>
  isBefore(now, expires_at) && !isBefore(seen_at, later(now, -(IDLE_MS + SEEN_EVERY_MS)));
