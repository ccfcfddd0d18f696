import type { TimeSpan } from '@baize/std/calendar';
import type { Minor } from '@baize/std/money';
import { later } from '@baize/std/time';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../base/db/index.ts';
import { firstDepositsWithin, movedWithin } from '../../books/ledger/index.ts';
import { joinedWithin } from '../../people/members/index.ts';
import { reasonsOf } from '../../records/index.ts';
import { PLACES } from '../agents/index.ts';
import { activeIn } from './active-members.ts';
import { ABOVE, addUp, DAY_SUMS, namesOf, onTop, PLAY_SUMS, writeSums } from './day-sums.ts';
import { LATE_MS } from './figure-queries.ts';

export type CountOptions = {
  readonly currency: string;
  readonly zone: string;
  /** Valid bets that make a member active in a span. */
  readonly activeValidBets: Minor;
};

/** What was bet on a day and the six, five … none before it: the seven weeks that the day is in. */
const SPANS_OF_DAY = [6, 5, 4, 3, 2, 1, 0].map(
  (days) => sql`coalesce(sum(o.valid_bets) filter (where
    o.day_on >= f.day_on - ${sql.lit(days)}::integer), 0)`,
);

const DAY_COLUMNS = sql`member_id, part, day_on, ${namesOf(DAY_SUMS)}`;

/**
 * Adds what was counted in slots of one day, and what else happened, to the sums of the members and
 * of everybody above them, as the tree stands. Money and newcomers are taken two minutes later than
 * bets: by then all of it is written. Where valid bets come to be enough, or no longer are, a member
 * becomes active or is not: in the day, in each of the seven weeks that the day belongs to, and in the
 * month up to it. Days are counted in their order: nothing is known yet of any later one.
 */
export async function addDays(tx: Tx, span: TimeSpan, options: CountOptions): Promise<void> {
  const { activeValidBets } = options;
  /** How fresh bets turn somebody active or not who had these before. */
  const turn = (before: RawBuilder<unknown>) =>
    sql`(${activeIn(sql`${before} + fresh`, activeValidBets)}::integer
      - ${activeIn(before, activeValidBets)}::integer)`;
  await sql`
    with fresh as materialized (
      select h.member_id, h.day_on, ${addUp('h', DAY_SUMS)} from (${happened(span, options)}) as h
      group by 1, 2),
    known as materialized (
      select f.member_id, f.day_on, f.valid_bets as fresh, k.month, k.weeks
      from fresh f cross join lateral (
        select coalesce(sum(o.valid_bets) filter (where
            o.day_on >= date_trunc('month', f.day_on::timestamp)::date), 0) as month,
          array[${sql.join(SPANS_OF_DAY)}] as weeks
        from teams_day o
        where o.member_id = f.member_id and o.part = 'own' and o.day_on <= f.day_on
          and o.day_on >= least(f.day_on - 6, date_trunc('month', f.day_on::timestamp)::date)) as k
      where f.valid_bets <> 0),
    turned as materialized (
      select member_id, day_on, ${turn(sql`weeks[7]`)} as change, ${turn(sql`month`)} as in_month
      from known),
    changed as materialized (
      select * from fresh
      union all
      select member_id, day_on, ${writeSums({
        active: sql`change`,
        active_first: sql`in_month`,
      })} from turned where change <> 0 or in_month <> 0),
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
        select k.member_id, k.day_on + w.place::integer - 1,
          ${writeSums({ active_week: turn(sql`w.sum`) })}
        from known k cross join lateral unnest(k.weeks) with ordinality as w (sum, place)
        where ${turn(sql`w.sum`)} <> 0) as c
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
