import { firstDayOf } from '@baize/std/calendar';
import { type Day, dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { type Minor, ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import { type Ask, type ExtraWrite, textColumn, wholeColumnOf } from '../ledger/index.ts';
import type { LimitPeriod } from './periods.ts';
import type { PlayClock } from './play-clock.ts';
import type { Gauge, Limit, LimitKind, Usage } from './rules.ts';
import { CLOCK_COLUMNS, CLOCK_TABLES } from './time-queries.ts';

export type LimitKey = {
  readonly memberId: MemberId;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
};

export const listLimits = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('limits_limit')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('kind')
    .orderBy('period')
    .execute();

/** A limit that was never set is locked too: of two first wishes at once, one waits for the other. */
export async function lockLimit(tx: Tx, key: LimitKey, at: Instant): Promise<Limit> {
  const { memberId, kind, period } = key;
  await tx
    .insertInto('limits_limit')
    .values({ member_id: memberId, kind, period, amount: null, changed_at: at })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doNothing())
    .execute();
  const row = await tx
    .selectFrom('limits_limit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return toLimit(row);
}

export const toLimit = (row: Row<'limits_limit'>): Limit => ({
  amount: row.amount,
  pending: row.pending_asked_at && { amount: row.pending_amount, askedAt: row.pending_asked_at },
});

export const saveLimit = (
  tx: Tx,
  { memberId, kind, period }: LimitKey,
  { limit, at }: { limit: Limit; at: Instant },
) => {
  const values = {
    amount: limit.amount,
    pending_amount: limit.pending?.amount ?? null,
    pending_asked_at: limit.pending?.askedAt ?? null,
    changed_at: at,
  };
  return tx
    .insertInto('limits_limit')
    .values({ member_id: memberId, kind, period, ...values })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet(values))
    .execute();
};

/**
 * Makes every bet that is being decided about this member be decided again. It was read on the
 * player's day, or just before the midnight that began it: with the days around the one it is in
 * Greenwich, those of every time zone are met.
 */
export const interruptBets = (tx: Tx, memberId: MemberId, at: Instant) =>
  sql`insert into limits_day (member_id, day_on, staked, lost, version)
    select ${memberId}, ${dayOf(at, 'UTC')}::date + n, 0, 0, 1 from generate_series(-1, 1) as n
    on conflict (member_id, day_on) do update set version = limits_day.version + 1`.execute(tx);

/** What a member staked or lost in the period that runs. */
export async function readPlayed(db: Db | Tx, key: LimitKey, today: Day): Promise<Minor> {
  if (key.period === 'bet') return ZERO;
  const from = firstDayOf(today, key.period);
  const column = key.kind === 'stake' ? 'staked' : 'lost';
  const { rows } = await sql<{ used: Minor }>`
    select coalesce(sum(${sql.ref(column)}), 0) as used from limits_day
    where member_id = ${key.memberId} and day_on between ${from} and ${today}`.execute(db);
  return rows[0]?.used ?? (0n as Minor);
}

const BOTH_LIMITS = `select member_id, kind, period, amount from limits_limit
  union all select member_id, kind, period, amount from limits_house`;

type HeldLimit = Pick<LimitKey, 'kind' | 'period'> & { readonly amount: Minor };

/** What holds for a member: their own limit or the house's, whichever is lower. */
export const listHeld = async (db: Db | Tx, memberId: MemberId): Promise<readonly HeldLimit[]> => {
  const { rows } = await sql<HeldLimit>`select kind, period, min(amount) as amount
    from (${sql.raw(BOTH_LIMITS)}) as b
    where member_id = ${memberId} and amount is not null
    group by kind, period order by kind, period`.execute(db);
  return rows;
};

type GaugeRow = Gauge & { readonly member_id: MemberId };

/**
 * The limits on play that hold for these members, their own or the house's, whichever is lower, with
 * what is used of them today, this week, this month; of a single bet nothing is ever used.
 */
export const askGauges = (ask: Ask, memberIds: readonly string[], today: Day) =>
  ask<GaugeRow>({
    name: 'limits_gauges',
    text: `select l.member_id, l.kind, l.period, l.amount, p.from_on::text as "from",
        coalesce((select sum(case l.kind when 'stake' then d.staked else d.lost end)
          from limits_day d where l.period <> 'bet' and d.member_id = l.member_id
            and d.day_on between p.from_on and $2::date), 0) as used
      from (select member_id, kind, period, min(amount) as amount from (${BOTH_LIMITS}) as b
        where member_id = any ($1::text[]) and amount is not null and kind <> 'deposit'
        group by member_id, kind, period) as l
      join (values ('day', $2::date), ('week', $3::date), ('month', $4::date), ('bet', $2::date))
        as p (period, from_on) on p.period = l.period
      order by l.kind, l.period`,
    values: [textColumn(memberIds), today, firstDayOf(today, 'week'), firstDayOf(today, 'month')],
  });

/**
 * The versions of today's figures: what a bet is decided on must still be so when it is written. Of
 * a member without any it is 0; the first has the version one. Time at play comes with them.
 */
export const askVersions = (ask: Ask, memberIds: readonly string[], today: Day) =>
  ask<PlayClock & { member_id: MemberId; version: bigint }>({
    name: 'limits_versions',
    text: `select m.member_id, coalesce(d.version, 0) as version, ${CLOCK_COLUMNS}
      from unnest($1::text[]) as m (member_id) ${CLOCK_TABLES}`,
    values: [textColumn(memberIds), today],
  });

/** What to add to a member's day; with a guard only if nobody else has added since it was read. */
export type DayChange = Usage & {
  readonly memberId: MemberId;
  readonly guard: bigint | null;
  /** Since when the member has been playing; undefined where nothing was staked. */
  readonly clock?: Pick<PlayClock, 'beganAt' | 'lastAt'> | undefined;
};

/**
 * In one order everywhere, so that two batches never wait for each other crosswise. Nearly always
 * the day is there: it is looked up and changed, while an insert that gives way would lock it first.
 */
export function writeDays(changes: readonly DayChange[]): ExtraWrite {
  const days = changes.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  return {
    name: 'limits_days',
    sql: `merge into limits_day d
      using (select unnest($1::text[]) as member_id, unnest($2::text[]::date[]) as day_on,
        unnest($3::bigint[]) as staked, unnest($4::bigint[]) as lost,
        unnest($5::bigint[]) as version, unnest($6::bigint[]) as began_ms,
        unnest($7::bigint[]) as last_ms) as n
      on d.member_id = n.member_id and d.day_on = n.day_on
      when matched then update set staked = d.staked + n.staked, lost = d.lost + n.lost,
        version = case when n.version in (0, d.version + 1) then d.version + 1
          else decide_again() end,
        began_at = coalesce(to_timestamp(n.began_ms / 1000.0), d.began_at),
        last_at = coalesce(to_timestamp(n.last_ms / 1000.0), d.last_at)
      when not matched then insert (member_id, day_on, staked, lost, version, began_at, last_at)
        values (n.member_id, n.day_on, n.staked, n.lost,
          case when n.version <= 1 then n.version else decide_again() end,
          to_timestamp(n.began_ms / 1000.0), to_timestamp(n.last_ms / 1000.0))`,
    values: [
      textColumn(days.map(({ memberId }) => memberId)),
      textColumn(days.map(({ day }) => day)),
      wholeColumnOf(days, ({ staked }) => staked),
      wholeColumnOf(days, ({ lost }) => lost),
      wholeColumnOf(days, ({ guard }) => (guard === null ? 0n : guard + 1n)),
      wholeColumnOf(days, ({ clock }) => clock?.beganAt?.getTime() ?? null),
      wholeColumnOf(days, ({ clock }) => clock?.lastAt?.getTime() ?? null),
    ],
  };
}

const nameOf = ({ memberId, day }: DayChange): string => `${memberId} ${day}`;
