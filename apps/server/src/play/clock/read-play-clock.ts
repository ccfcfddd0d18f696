import type { PlayClockView, TimeLimitView } from '@baize/contract/play-clock';
import { dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { ZERO } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import type { Ctx, World } from '../../base/kernel/index.ts';
import {
  CHECK_MINUTES,
  confirmableAt,
  endsOf,
  findWait,
  isAtPlay,
  type Limit,
  listTimeLimits,
  readClock,
} from '../../books/limits/index.ts';
import { sumPlayedSince } from '../play/index.ts';

export type ClockOptions = {
  /** The time zone whose midnight ends a player's day. */
  readonly zone: string;
};

export const readPlayClock =
  (options: ClockOptions) =>
  (ctx: Ctx): Promise<PlayClockView> =>
    viewPlayClock(ctx, ctx.db, { memberId: ctx.caller.memberId, ...options });

type PlayClockQuery = ClockOptions & { readonly memberId: MemberId };

/** For how long a member has been playing, what came of it, and what the wallet waits for. */
export async function viewPlayClock(
  { clock: { now: read } }: Pick<World, 'clock'>,
  db: Db | Tx,
  { memberId, zone }: PlayClockQuery,
): Promise<PlayClockView> {
  const now = read();
  const clock = await readClock(db, memberId, dayOf(now, zone));
  const wait = findWait(clock, now);
  const beganAt = wait || isAtPlay(clock, now) ? clock.beganAt : null;
  const ends = beganAt ? endsOf(clock) : { checkAt: null, sessionAt: null };
  const played = beganAt
    ? await sumPlayedSince(db, memberId, beganAt)
    : { staked: ZERO, won: ZERO };
  const limits = await listTimeLimits(db, memberId);
  return {
    beganAt: beganAt?.toISOString() ?? null,
    ...played,
    checkAt: ends.checkAt?.toISOString() ?? null,
    sessionAt: ends.sessionAt?.toISOString() ?? null,
    wait: wait && {
      kind: wait.kind,
      since: wait.since.toISOString(),
      until: wait.kind === 'session' ? wait.until.toISOString() : null,
    },
    check: viewTime({ ...limits.check, amount: limits.check.amount ?? CHECK_MINUTES }),
    session: viewTime(limits.session),
    now: now.toISOString(),
  };
}

function viewTime(limit: Limit<number>): TimeLimitView {
  const from = confirmableAt(limit);
  return {
    minutes: limit.amount,
    pending: limit.pending &&
      from && { minutes: limit.pending.amount, confirmableAt: from.toISOString() },
  };
}
