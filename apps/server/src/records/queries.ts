import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Row, Tx } from '../base/db/index.ts';
import {
  type BetFigures,
  FIGURE_COLUMNS,
  figuresOfDays,
  figuresOfMonth,
  figuresPlacedWithin,
  figuresSince,
  figuresSinceOfMany,
  type MemberDay,
} from '../play/play/index.ts';
import type { Days } from './days.ts';

/**
 * What a member's bets of these days come to, in one look: counted days as they were counted, days
 * on which something still ran then from the bets themselves, and whatever is younger.
 */
export const readFigures = (
  db: Db | Tx,
  memberId: MemberId,
  days: DaySpan,
): Promise<readonly BetFigures[]> =>
  readWhose(db, days, {
    counted: sql`records_day where member_id = ${memberId}`,
    younger: (since) => figuresSince(memberId, since),
  });

/** The same of all those together that `members (member_id)` lists. */
export const readFiguresOfMany = (
  db: Db | Tx,
  members: RawBuilder<unknown>,
  days: DaySpan,
): Promise<readonly BetFigures[]> =>
  readWhose(db, days, {
    counted: sql`records_day where member_id in (select member_id from (${members}) as m)`,
    younger: (since) => figuresSinceOfMany(members, since),
  });

type DaySpan = Pick<Days, 'from' | 'to'>;

type Whose = {
  readonly counted: RawBuilder<unknown>;
  readonly younger: (since: RawBuilder<unknown>) => RawBuilder<unknown>;
};

async function readWhose(
  db: Db | Tx,
  { from, to }: DaySpan,
  { counted, younger }: Whose,
): Promise<readonly BetFigures[]> {
  const countedTo = sql`(select counted_to from records_mark)`;
  const open = sql`(select distinct member_id, day_on from counted where status = 'running')`;
  const { rows } = await sql<BetFigures>`
    with counted as materialized (
      select ${FIGURE_COLUMNS} from ${counted}
        and day_on between ${from}::date and ${to}::date),
    open as materialized ${open}
    select f.day_on::text as day_on, f.vendor, f.kind, f.game, f.status,
      sum(f.bet_count) as bet_count, sum(f.stake) as stake,
      sum(f.payout) as payout
    from (
      select * from counted c where not exists (select from open o
        where o.member_id = c.member_id and o.day_on = c.day_on)
      union all ${figuresOfDays(sql`open`, countedTo)}
      union all ${younger(countedTo)}) as f
    where f.day_on between ${from}::date and ${to}::date
    group by f.day_on, f.vendor, f.kind, f.game, f.status`.execute(db);
  return rows;
}

/** How far days are counted; held until the transaction ends, so that one counts at a time. */
export async function lockMark(tx: Tx): Promise<Row<'records_mark'>> {
  const mark = await tx.selectFrom('records_mark').selectAll().forUpdate().executeTakeFirst();
  assert(mark, 'the mark is there since the table is');
  return mark;
}

export const setRecordsMark = (
  tx: Tx,
  mark: Pick<Row<'records_mark'>, 'counted_to' | 'changed_to'>,
): Promise<unknown> => tx.updateTable('records_mark').set(mark).execute();

const insertFigures = (figures: RawBuilder<unknown>) =>
  sql`insert into records_day as d (${FIGURE_COLUMNS}) ${figures}`;

/** Counts what was placed within a span on top of what is counted already; false: nothing was. */
export async function addPlaced(tx: Tx, from: Instant, to: Instant): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`${insertFigures(figuresPlacedWithin(from, to))}
    on conflict (member_id, day_on, vendor, kind, game, status) do update set
      bet_count = d.bet_count + excluded.bet_count, stake = d.stake + excluded.stake,
      payout = d.payout + excluded.payout`.execute(tx);
  return numAffectedRows > 0n;
}

/** Counts these days again, from the bets placed before a moment. */
export async function recount(tx: Tx, days: readonly MemberDay[], before: Instant): Promise<void> {
  const named = sql`unnest(${days.map(({ member_id }) => member_id)}::text[],
    ${days.map(({ day_on }) => day_on)}::date[])`;
  await sql`delete from records_day d using ${named} as n (member_id, day_on)
    where d.member_id = n.member_id and d.day_on = n.day_on`.execute(tx);
  const listed = sql`(select * from ${named} as listed (member_id, day_on))`;
  await insertFigures(figuresOfDays(listed, sql`${before}::timestamptz`)).execute(tx);
}

/** Forgets a month's days and counts them from nothing. */
export async function recountMonth(tx: Tx, first: string, before: Instant): Promise<void> {
  await sql`delete from records_day
    where day_on >= ${first}::date and day_on < ${first}::date + interval '1 month'`.execute(tx);
  await insertFigures(figuresOfMonth(first, before)).execute(tx);
}

/** One number for all figures of a month: another one when any of them differs. */
export async function digestMonth(tx: Tx | Db, first: string): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select count(*) || ' ' || coalesce(sum(('x' || left(md5(concat_ws('|', ${FIGURE_COLUMNS})), 15))
      ::bit(60)::bigint), 0) as digest
    from records_day
    where day_on >= ${first}::date and day_on < ${first}::date + interval '1 month'`.execute(tx);
  return rows[0]?.digest ?? '';
}
