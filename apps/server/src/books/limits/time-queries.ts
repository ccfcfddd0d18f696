import { type Day } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import type { PlayClock } from './play-clock.ts';
import type { Limit } from './rules.ts';

export type TimeKind = Row<'limits_time'>['kind'];
export type TimeKey = { readonly memberId: MemberId; readonly kind: TimeKind };

/**
 * A clock as columns, beside a member `m` and the day `$2`: today’s, or yesterday’s before the first
 * stake of today, so that midnight ends no session.
 */
export const CLOCK_COLUMNS = `coalesce(d.began_at, y.began_at) as "beganAt",
  coalesce(d.last_at, y.last_at) as "lastAt", c.answered_at as "answeredAt",
  c.minutes::int as "checkMinutes", s.minutes::int as "sessionMinutes"`;

export const CLOCK_TABLES = `
  left join lateral (select * from limits_day
    where member_id = m.member_id and day_on = $2::date offset 0) as d on true
  left join lateral (select * from limits_day
    where member_id = m.member_id and day_on = $2::date - 1 offset 0) as y on true
  left join lateral (select * from limits_time
    where member_id = m.member_id and kind = 'check' offset 0) as c on true
  left join lateral (select * from limits_time
    where member_id = m.member_id and kind = 'session' offset 0) as s on true`;

/** The clock of one member. */
export async function readClock(db: Db | Tx, memberId: MemberId, today: Day): Promise<PlayClock> {
  const { rows } = await sql<PlayClock>`
    select coalesce(d.began_at, y.began_at) as "beganAt", coalesce(d.last_at, y.last_at) as "lastAt",
      c.answered_at as "answeredAt", c.minutes::int as "checkMinutes",
      s.minutes::int as "sessionMinutes"
    from (select ${memberId}::text as member_id) as m
      left join limits_day d on d.member_id = m.member_id and d.day_on = ${today}::date
      left join limits_day y on y.member_id = m.member_id and y.day_on = ${today}::date - 1
      left join limits_time c on c.member_id = m.member_id and c.kind = 'check'
      left join limits_time s on s.member_id = m.member_id and s.kind = 'session'`.execute(db);
  const [clock] = rows;
  if (!clock) throw new Error('one member has one clock');
  return clock;
}

/** What was never set is locked too: of two first wishes at once, one waits for the other. */
export async function lockTime(
  tx: Tx,
  { memberId, kind }: TimeKey,
  at: Instant,
): Promise<Limit<number>> {
  await tx
    .insertInto('limits_time')
    .values({ member_id: memberId, kind, changed_at: at })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doNothing())
    .execute();
  const row = await tx
    .selectFrom('limits_time')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return toTime(row);
}

/** Both of them; what was never set is none. */
export async function listTimeLimits(
  db: Db | Tx,
  memberId: MemberId,
): Promise<Readonly<Record<TimeKind, Limit<number>>>> {
  const rows = await db
    .selectFrom('limits_time')
    .selectAll()
    .where('member_id', '=', memberId)
    .execute();
  const of = (kind: TimeKind): Limit<number> => {
    const row = rows.find((each) => each.kind === kind);
    return row ? toTime(row) : { amount: null, pending: null };
  };
  return { check: of('check'), session: of('session') };
}

const toTime = (row: Row<'limits_time'>): Limit<number> => ({
  amount: row.minutes,
  pending: row.pending_asked_at && { amount: row.pending_minutes, askedAt: row.pending_asked_at },
});

type TimeChange = { readonly limit: Limit<number>; readonly at: Instant };

export const saveTime = (tx: Tx, { memberId, kind }: TimeKey, { limit, at }: TimeChange) =>
  tx
    .updateTable('limits_time')
    .set({
      minutes: limit.amount,
      pending_minutes: limit.pending?.amount ?? null,
      pending_asked_at: limit.pending?.askedAt ?? null,
      changed_at: at,
    })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .execute();

export const saveAnswer = (tx: Tx, memberId: MemberId, at: Instant) =>
  tx
    .insertInto('limits_time')
    .values({ member_id: memberId, kind: 'check', changed_at: at, answered_at: at })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'kind']).doUpdateSet({ answered_at: at }),
    )
    .execute();
