import type { Minor } from '@baize/std/money';
import { later } from '@baize/std/time';
import { type RawBuilder, sql } from 'kysely';
import { PLACES } from '../agents/index.ts';
import type { Tx } from '../db/index.ts';
import { firstDepositsWithin, movedWithin } from '../ledger/index.ts';
import { joinedWithin } from '../members/index.ts';
import { reasonsOf } from '../records/index.ts';
import { ABOVE, addUp, DAY_SUMS, namesOf, onTop, PLAY_SUMS, writeSums } from './day-sums.ts';
import { LATE_MS } from './figure-queries.ts';
import type { TimeSpan } from './periods.ts';

export type CountOptions = {
  readonly currency: string;
  readonly zone: string;
  /** Valid bets of a day that make a member active. */
  readonly activeValidBets: Minor;
};

const DAY_COLUMNS = sql`member_id, part, day_on, ${namesOf(DAY_SUMS)}`;

/**
 * Adds what was counted in slots of one day, and what else happened, to the sums of the members and
 * of everybody above them, as the tree stands. Money and newcomers are taken two minutes later than
 * bets: by then all of it is written. Where valid bets of a day come to be enough, or no longer are,
 * a member becomes active or is not: once for the day, for those of the seven days that follow on
 * which nothing else makes them so, and for the month.
 */
export async function addDays(tx: Tx, span: TimeSpan, options: CountOptions): Promise<void> {
  await sql`
    with fresh as materialized (
      select h.member_id, h.day_on, ${addUp('h', DAY_SUMS)} from (${happened(span, options)}) as h
      group by 1, 2),
    turned as materialized (
      select f.member_id, f.day_on, t.change, e.previous,
        coalesce(e.previous < date_trunc('month', f.day_on::timestamp)::date, true) as is_first
      from fresh f
      left join teams_day o
        on o.member_id = f.member_id and o.part = 'own' and o.day_on = f.day_on
      cross join lateral (select
        (coalesce(o.valid_bets, 0) + f.valid_bets >= ${options.activeValidBets})::integer
          - coalesce(o.active, 0) as change) as t
      left join lateral (select max(e.day_on) as previous from teams_day e
        where e.member_id = f.member_id and e.part = 'own' and e.active > 0 and e.day_on < f.day_on
          and e.day_on >= least(f.day_on - 6, date_trunc('month', f.day_on::timestamp)::date)
        ) as e on true
      where f.valid_bets <> 0 and t.change <> 0),
    changed as materialized (
      select * from fresh
      union all
      select member_id, day_on, ${writeSums({
        active: sql`change`,
        active_first: sql`case when is_first then change else 0 end`,
      })} from turned),
    own as (
      insert into teams_day as d (${DAY_COLUMNS})
      select c.member_id, 'own', c.day_on, ${addUp('c', DAY_SUMS)} from changed c group by 1, 2, 3
      order by 1, 3
      on conflict (member_id, part, day_on) do update set ${onTop(DAY_SUMS)}),
    lines as (
      select subpath(p.path, 0, -1) as above, c.day_on, ${addUp('c', DAY_SUMS)}
      from (
        select * from changed
        union all
        select t.member_id, w::date, ${writeSums({ active_week: sql`t.change` })}
        from turned t cross join lateral generate_series(
          greatest(t.day_on, t.previous + 7)::timestamp, t.day_on + 6, '1 day') as w) as c
      join ${PLACES} as p on p.member_id = c.member_id
      where nlevel(p.path) > 1
      group by 1, 2)
    insert into teams_day as d (${DAY_COLUMNS})
    select p.member_id, a.part, s.day_on, ${addUp('s', DAY_SUMS)}
    from lines s cross join lateral ${ABOVE} as a join ${PLACES} as p on p.number = a.number
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (member_id, part, day_on) do update set ${onTop(DAY_SUMS)}`.execute(tx);
}

/** Everything that happened to members, a row a thing, whatever it was. */
function happened(span: TimeSpan, { currency, zone }: CountOptions): RawBuilder<unknown> {
  const from = later(span.from, -LATE_MS);
  const settled = { from, to: later(span.to, -LATE_MS), currency, zone };
  const movedBy = (...groups: Parameters<typeof reasonsOf>[0][]) =>
    sql`m.reason ~ ${groups.map((group) => reasonsOf(group).like).join('|')}`;
  return sql`
    select f.member_id, (f.slot_at at time zone ${zone})::date as day_on, ${writeSums({
      bet_count: sql`f.bet_count`,
      valid_bets: sql`f.valid_bets`,
      prizes: sql`f.prizes`,
    })}
    from teams_figure f where f.slot_at >= ${span.from} and f.slot_at < ${span.to}
    union all
    select m.member_id, m.day_on, ${writeSums({
      deposits: sql`case when ${movedBy('deposit')} then m.amount else 0 end`,
      withdrawals: sql`case when ${movedBy('withdrawal')} then -m.amount else 0 end`,
      bonuses: sql`case when ${movedBy('bonus', 'rebate')} then m.amount else 0 end`,
    })}
    from (${movedWithin(settled)}) as m
    where ${movedBy('deposit', 'withdrawal', 'bonus', 'rebate')} and m.amount <> 0
    union all
    select j.member_id, j.day_on, ${writeSums({ joined: sql`1` })}
    from (${joinedWithin(settled)}) as j
    union all
    select i.member_id, i.day_on, ${writeSums({ first_deposits: sql`1` })}
    from (${firstDepositsWithin(settled)}) as i`;
}

/** The same for bets alone, by the category of the games. */
export async function addPlayDays(tx: Tx, span: TimeSpan, zone: string): Promise<void> {
  await sql`
    with fresh as materialized (
      select f.member_id, (f.slot_at at time zone ${zone})::date as day_on, f.category,
        ${addUp('f', PLAY_SUMS)}
      from teams_figure f where f.slot_at >= ${span.from} and f.slot_at < ${span.to}
      group by 1, 2, 3),
    own as (
      insert into teams_play_day as d (member_id, part, day_on, category, ${namesOf(PLAY_SUMS)})
      select f.member_id, 'own', f.day_on, f.category, ${namesOf(PLAY_SUMS)} from fresh f
      order by 1, 3, 4
      on conflict (member_id, part, day_on, category) do update set ${onTop(PLAY_SUMS)}),
    lines as (
      select subpath(p.path, 0, -1) as above, f.day_on, f.category, ${addUp('f', PLAY_SUMS)}
      from fresh f join ${PLACES} as p on p.member_id = f.member_id
      where nlevel(p.path) > 1
      group by 1, 2, 3)
    insert into teams_play_day as d (member_id, part, day_on, category, ${namesOf(PLAY_SUMS)})
    select p.member_id, a.part, s.day_on, s.category, ${addUp('s', PLAY_SUMS)}
    from lines s cross join lateral ${ABOVE} as a join ${PLACES} as p on p.number = a.number
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (member_id, part, day_on, category) do update set ${onTop(PLAY_SUMS)}`.execute(tx);
}
