import type { Brand } from '@baize/contract/brand';
import type { MemberId } from '@baize/std/id';
import { HOUR_MS, type Instant, isBefore, later, MINUTE_MS } from '@baize/std/time';
import type { Row } from '../../base/db/index.ts';
import { type Caller, networkOf, type Origin } from '../../base/kernel/index.ts';

type Limits = Brand['session'];

/** A session's last use is written down no more often than this. */
export const SEEN_EVERY_MS = MINUTE_MS;

export const endOf = (limits: Limits, from: Instant, isKept = false): Instant =>
  later(from, (isKept ? limits.keptHours : limits.absoluteHours) * HOUR_MS);

/** Sessions last used before this are idle. What was not written down yet is not held against one. */
export const idleBefore = (limits: Limits, now: Instant): Instant =>
  later(now, -(limits.idleMinutes * MINUTE_MS + SEEN_EVERY_MS));

type Times = Pick<
  Row<'sessions_session'>,
  'ended_at' | 'expires_at' | 'seen_at' | 'pending' | 'is_kept'
>;

/** Whoever chose to stay logged in, and has proven all that was asked, may be away for days. */
const isIdle = (session: Times, limits: Limits, now: Instant): boolean =>
  !(session.is_kept && session.pending === null) &&
  isBefore(session.seen_at, idleBefore(limits, now));

export const isLive = (session: Times, limits: Limits, now: Instant): boolean =>
  session.ended_at === null && isBefore(now, session.expires_at) && !isIdle(session, limits, now);

/**
 * Whether somebody is logged in already, as another member: a link must not make them use a
 * stranger's account. A trial account is nobody's, and whoever has one may come in as a member.
 */
export const isSomebodyElse = (caller: Caller | null, memberId: MemberId): boolean =>
  caller !== null &&
  'memberId' in caller &&
  caller.role !== 'trial' &&
  caller.memberId !== memberId;

/** Whether a call comes from where the session was opened: the same browser in the same network. */
export const isSameDevice = (
  session: Pick<Row<'sessions_session'>, 'ip' | 'user_agent'>,
  { ip, userAgent }: Pick<Origin, 'ip' | 'userAgent'>,
): boolean => session.user_agent === userAgent && networkOf(session.ip) === networkOf(ip);
