import { dayOf } from '@baize/std/day';
import { sql } from 'kysely';
import {
  countedFrom,
  daysAgo,
  type Finder,
  type Found,
  hoursAgo,
  limit,
  runFinder,
} from './look.ts';

/** Deposits again and again while losing. */
export const findChasingLosses: Finder = (tx, look) =>
  runFinder(
    tx,
    sql<Found>`
      select w.member_id, jsonb_build_object('deposits', d.count::text, 'deposited', d.amount::text,
        'staked', b.stake::text, 'lost', b.lost::text, 'from', b.first_at, 'to', d.last_at) as evidence
      from ${countedFrom(look, hoursAgo(look))} as w
      cross join lateral (select coalesce(sum(stake), 0) as stake,
          coalesce(sum(stake - payout), 0) as lost, min(settled_at) as first_at
        from risk_bet where member_id = w.member_id and settled_at > w.since) as b
      cross join lateral (select count(*) filter (where at > b.first_at) as count,
          coalesce(sum(amount), 0) as amount, max(at) as last_at
        from risk_deposit where member_id = w.member_id and at > w.since) as d
      where d.count >= ${limit(look, 'deposits')} and b.lost > 0
        and b.lost * 100 >= d.amount * ${limit(look, 'lostPercent')}`,
  );

/** Bets in the small hours, night after night. A night belongs to the day it begins on. */
export const findNightPlay: Finder = (tx, look) => {
  const [from, to] = [Number(look.at('fromHour')), Number(look.at('toHour'))];
  const hour = sql`extract(hour from b.placed_at at time zone ${look.zone})`;
  const isNight =
    from < to
      ? sql<boolean>`${hour} >= ${from}::int and ${hour} < ${to}::int`
      : sql<boolean>`(${hour} >= ${from}::int or ${hour} < ${to}::int)`;
  const night = sql`((b.placed_at at time zone ${look.zone})
    - make_interval(hours => ${from}::int))::date`;
  return runFinder(
    tx,
    sql<Found>`
      select w.member_id, jsonb_build_object('nights', count(distinct ${night})::text,
        'bets', count(*)::text, 'staked', sum(b.stake)::text, 'from', min(b.placed_at),
        'to', max(b.placed_at)) as evidence
      from ${countedFrom(look, daysAgo(look))} as w
      join risk_bet b on b.member_id = w.member_id and b.settled_at > w.since
        and b.placed_at > w.since
      where ${isNight}
      group by w.member_id having count(distinct ${night}) >= ${limit(look, 'nights')}`,
  );
};

/** Withdrawals that were asked for and taken back. */
export const findCancelledWithdrawals: Finder = (tx, look) =>
  runFinder(
    tx,
    sql<Found>`
      select w.member_id, jsonb_build_object('cancelled', c.count::text, 'amount', c.amount::text,
        'staked', b.stake::text, 'from', c.first_at, 'to', c.last_at) as evidence
      from ${countedFrom(look, daysAgo(look))} as w
      cross join lateral (select count(*) as count, sum(amount) as amount,
          min(changed_at) as first_at, max(changed_at) as last_at
        from risk_withdrawal where member_id = w.member_id and status = 'cancelled'
          and changed_at > w.since) as c
      cross join lateral (select coalesce(sum(stake), 0) as stake
        from risk_bet where member_id = w.member_id and settled_at > c.first_at) as b
      where c.count >= ${limit(look, 'cancelled')}`,
  );

/** The usual stake of the last days far above that of the weeks before. */
export const findRisingStakes: Finder = (tx, look) => {
  const today = dayOf(look.now, look.zone);
  const firstDay = sql`${today}::date - ${Number(look.at('days'))}::int`;
  const firstBefore = sql`${firstDay} - ${Number(look.at('daysBefore'))}::int`;
  return runFinder(
    tx,
    sql<Found>`
      select w.member_id, jsonb_build_object('bets', n.bets::text,
        'average', div(n.stake, n.bets)::text, 'betsBefore', p.bets::text,
        'averageBefore', div(p.stake, p.bets)::text,
        'risePercent', div(n.stake * p.bets * 100, p.stake * n.bets)::text) as evidence
      from ${countedFrom(look, daysAgo(look))} as w
      cross join lateral (select sum(bet_count) as bets, sum(stake) as stake from risk_bet_day
        where member_id = w.member_id and day_on > ${firstDay}
          and day_on >= (w.since at time zone ${look.zone})::date) as n
      cross join lateral (select sum(bet_count) as bets, sum(stake) as stake from risk_bet_day
        where member_id = w.member_id and day_on <= ${firstDay} and day_on > ${firstBefore}) as p
      where n.bets >= ${limit(look, 'bets')} and p.bets >= ${limit(look, 'bets')} and p.stake > 0
        and n.stake * p.bets * 100 >= p.stake * n.bets * ${limit(look, 'risePercent')}`,
  );
};
