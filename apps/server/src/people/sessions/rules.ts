import type { Brand } from '@baize/contract/brand';
import { HOUR_MS, type Instant, isBefore, later, MINUTE_MS } from '@baize/std/time';
import type { Row } from '../../base/db/index.ts';

type Limits = Brand['session'];

/** A session's last use is written down no more often than this. */
export const SEEN_EVERY_MS = MINUTE_MS;

export const endOf = (limits: Limits, from: Instant): Instant =>
  later(from, limits.absoluteHours * HOUR_MS);

/** Sessions last used before this are idle. What was not written down yet is not held against one. */
export const idleBefore = (limits: Limits, now: Instant): Instant =>
  later(now, -(limits.idleMinutes * MINUTE_MS + SEEN_EVERY_MS));

type Times = Pick<Row<'sessions_session'>, 'ended_at' | 'expires_at' | 'seen_at'>;

export const isLive = (session: Times, limits: Limits, now: Instant): boolean =>
  session.ended_at === null &&
  isBefore(now, session.expires_at) &&
  !isBefore(session.seen_at, idleBefore(limits, now));
