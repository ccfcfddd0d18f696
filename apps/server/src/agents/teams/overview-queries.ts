import { grossWin } from '@baize/contract/house-win';
import type { RecordCategory } from '@baize/contract/record-category';
import type { TeamFigures } from '@baize/contract/team-shapes';
import { listDays } from '@baize/std/calendar';
import type { DaySpan } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import { directlyBelow } from '../../people/members/index.ts';
import { figuresOf, NO_FIGURES, partsOf, type Scope, type SumRow, TOTALS } from './figure-sums.ts';

export type OverviewScope = {
  readonly memberId: MemberId;
  readonly span: DaySpan;
  readonly scope: Scope;
};

export type DayFigures = TeamFigures & { readonly day: string };

/** Every day of a span, the first first, with nothing where nothing happened. */
export async function listDayFigures(
  db: Db | Tx,
  { memberId, span, scope }: OverviewScope,
): Promise<DayFigures[]> {
  const { rows } = await sql<SumRow & { readonly day: string }>`
    select d.day_on::text as day, ${TOTALS}, sum(d.active) as active from teams_day d
    where d.member_id = ${memberId} and d.part in ${partsOf(scope)}
      and d.day_on between ${span.from}::date and ${span.to}::date
    group by d.day_on`.execute(db);
  const byDay = new Map(rows.map((row) => [row.day, figuresOf(row)]));
  return listDays(span).map((day) => ({ day, ...(byDay.get(day) ?? NO_FIGURES) }));
}

type Played = { category: RecordCategory; betCount: bigint; validBets: Minor; prizes: Minor };

/** What was played in a span, by the category of the games, the largest first. */
export async function listCategories(db: Db | Tx, { memberId, span, scope }: OverviewScope) {
  const { rows } = await sql<Played>`
    select d.category, sum(d.bet_count) as "betCount",
      sum(d.valid_bets) as "validBets", sum(d.prizes) as prizes
    from teams_play_day d
    where d.member_id = ${memberId} and d.part in ${partsOf(scope)}
      and d.day_on between ${span.from}::date and ${span.to}::date
    group by 1 having sum(d.bet_count) <> 0 or sum(d.valid_bets) <> 0 or sum(d.prizes) <> 0
    order by 3 desc, 1`.execute(db);
  return rows.map((row) => ({
    ...row,
    betCount: Number(row.betCount),
    grossWin: grossWin(row),
  }));
}

const MOVERS = 5;

type Mover = { memberId: MemberId; account: string; validBets: Minor; before: Minor };

/** Of those directly below, with their teams: whose valid bets rose or fell most. */
export async function listMovers(
  db: Db | Tx,
  memberId: MemberId,
  { span, before }: { readonly span: DaySpan; readonly before: DaySpan },
): Promise<{ readonly rising: Mover[]; readonly falling: Mover[] }> {
  const within = ({ from, to }: DaySpan) => sql`d.day_on between ${from}::date and ${to}::date`;
  const { rows } = await sql<Mover>`
    with moved as (
      select m.member_id as "memberId", m.account,
        coalesce(sum(d.valid_bets) filter (where ${within(span)}), 0) as "validBets",
        coalesce(sum(d.valid_bets) filter (where ${within(before)}), 0) as before
      from (${directlyBelow(memberId)}) as m
      join teams_day d on d.member_id = m.member_id and d.part in ('own', 'below')
        and d.day_on between ${before.from}::date and ${span.to}::date
      group by 1, 2)
    (select * from moved where "validBets" > before
      order by "validBets" - before desc, account limit ${MOVERS})
    union all
    (select * from moved where "validBets" < before
      order by "validBets" - before, account limit ${MOVERS})`.execute(db);
  const isRising = (mover: Mover) => mover.validBets > mover.before;
  return { rising: rows.filter(isRising), falling: rows.filter((row) => !isRising(row)) };
}
