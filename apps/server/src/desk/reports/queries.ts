import { assert } from '@baize/std/assert';
import type { TimeSpan } from '@baize/std/calendar';
import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import { houseMovesWithin } from '../../books/ledger/index.ts';
import { GRANT_PROMOTIONS } from '../../cashier/bonuses/index.ts';
import { UPLINES } from '../../people/members/index.ts';
import { BET_REASONS, betsPlacedOn, daysBetBy } from '../../play/play/index.ts';
import { REWARD_PROGRAMMES } from '../../rewards/claims/index.ts';

type Mark = Omit<Row<'reports_mark'>, 'is_only'>;

/** Up to where changes were seen; held until the transaction ends, so that one counts at a time. */
export async function lockMark(tx: Tx): Promise<Mark> {
  const mark = await tx.selectFrom('reports_mark').selectAll().forUpdate().executeTakeFirst();
  assert(mark, 'the mark is there since the table is');
  return mark;
}

export async function readMark(db: Db | Tx): Promise<Mark> {
  const mark = await db.selectFrom('reports_mark').selectAll().executeTakeFirst();
  assert(mark, 'the mark is there since the table is');
  return mark;
}

export const setReportsMark = (tx: Tx, mark: Partial<Mark>): Promise<unknown> =>
  tx.updateTable('reports_mark').set(mark).execute();

export async function insertStale(tx: Tx, days: readonly string[]): Promise<void> {
  if (days.length === 0) return;
  await sql`insert into reports_stale (day_on) select unnest(${days}::date[])
    on conflict do nothing`.execute(tx);
}

/** The days of somebody who stands below another agent now are counted again. */
export async function forgetDaysOf(tx: Tx, memberId: MemberId): Promise<void> {
  await sql`insert into reports_stale (day_on) ${daysBetBy(memberId)}
    on conflict do nothing`.execute(tx);
}

/** Counts the bets of one day that is stale; false when there is none. */
export async function recountStaleDay(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ day_on: string }>`
    delete from reports_stale where day_on =
      (select day_on from reports_stale order by day_on limit 1 for update skip locked)
    returning day_on::text as day_on`.execute(tx);
  const day = rows[0]?.day_on;
  if (day === undefined) return false;
  await tx.deleteFrom('reports_play').where('day_on', '=', day).execute();
  await sql`
    insert into reports_play (day_on, currency, agent_id, country, vendor, kind, game, status,
      bet_count, stake, payout)
    select b.day_on, b.currency,
      case when grouping(b.vendor) = 1 then coalesce(u.upline_id, '') end,
      case when grouping(b.vendor) = 1 then coalesce(u.country, '') end, b.vendor, b.kind, b.game,
      b.status, count(*), sum(b.stake), sum(b.payout)
    from (${betsPlacedOn({ from: day, to: day })}) as b
    join (${UPLINES}) as u on u.member_id = b.member_id
    group by grouping sets (
      (b.day_on, b.currency, b.vendor, b.kind, b.game, b.status),
      (b.day_on, b.currency, u.upline_id, u.country, b.kind, b.status))`.execute(tx);
  return true;
}

/** Counts what moved at the house's accounts on a day, from the ledger. */
export async function recountMoney(tx: Tx, day: string, span: TimeSpan): Promise<void> {
  await tx.deleteFrom('reports_money').where('day_on', '=', day).execute();
  await sql`
    insert into reports_money (day_on, currency, purpose, holder, member_id, reason, programme,
      move_count, came, went)
    select ${day}::date, m.currency, m.purpose, m.holder, m.member_id, m.reason, m.programme,
      count(*), sum(m.came), sum(m.went)
    from (${movesWithin(span)}) as m
    group by 2, 3, 4, 5, 6, 7`.execute(tx);
}

/** The transfers that the money of reports is counted from, each with the programme that paid. */
export const movesWithin = (span: TimeSpan) => sql`
  select m.*, coalesce(
    case when m.purpose in ('promotion', 'rebate') then coalesce(g.programme, r.programme, m.reason)
    end, '') as programme
  from (${houseMovesWithin({ ...span, unlike: BET_REASONS })}) as m
  left join lateral (select p.programme from (${GRANT_PROMOTIONS}) as p
    where m.purpose = 'promotion' and p.key = split_part(m.request_key, ':', 1) limit 1) as g on true
  left join lateral (select p.programme from (${REWARD_PROGRAMMES}) as p
    where m.purpose in ('promotion', 'rebate')
      and p.key = split_part(m.request_key, ':', 1) limit 1) as r on true`;
