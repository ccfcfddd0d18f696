import { sql } from 'kysely';
import { countedFrom, daysAgo, type Finder, type Found, limit, runFinder } from './look.ts';

/** Bonus after bonus, and hardly any money of one's own at stake. */
export const findBonusHunting: Finder = (tx, look) =>
  runFinder(
    tx,
    sql<Found>`
      select w.member_id, jsonb_build_object('bonuses', g.count::text, 'amount', g.amount::text,
        'staked', b.stake::text, 'own', b.own::text, 'from', g.first_at, 'to', g.last_at) as evidence
      from ${countedFrom(look, daysAgo(look))} as w
      cross join lateral (select count(*) as count, sum(amount) as amount, min(at) as first_at,
          max(at) as last_at
        from risk_bonus where member_id = w.member_id and at > w.since) as g
      cross join lateral (select coalesce(sum(stake), 0) as stake,
          coalesce(sum(stake_cash), 0) as own
        from risk_bet where member_id = w.member_id and settled_at > w.since) as b
      where g.count >= ${limit(look, 'bonuses')} and b.stake > 0
        and b.own * 100 <= b.stake * ${limit(look, 'ownPercent')}`,
  );

const MILLION = 1_000_000n;

/**
 * Wins at a game far above what its sheet says it returns, over enough bets that luck explains it
 * poorly. Where a member has several such games it is the one they won most at.
 */
export const findWinsOutOfRange: Finder = (tx, look) =>
  runFinder(
    tx,
    sql<Found>`
      select distinct on (s.member_id) s.member_id, jsonb_build_object('bets', s.bets::text,
        'staked', s.stake::text, 'paid', s.payout::text, 'names', s.names,
        'returnPercent', (s.payout * 100 / s.stake)::bigint::text,
        'sheetPercent', (s.return_most_ppm / 10000)::text, 'from', s.first_at,
        'to', s.last_at) as evidence
      from (
        select w.member_id, b.vendor, b.game, g.names, g.return_most_ppm, count(*) as bets,
          sum(b.stake) as stake, sum(b.payout) as payout, min(b.settled_at) as first_at,
          max(b.settled_at) as last_at
        from ${countedFrom(look, daysAgo(look))} as w
        join risk_bet b on b.member_id = w.member_id and b.settled_at > w.since
        join risk_game g on g.vendor = b.vendor and g.game = b.game
        group by w.member_id, b.vendor, b.game, g.names, g.return_most_ppm
      ) as s
      where s.bets >= ${limit(look, 'bets')} and s.stake > 0
        and s.payout * 100 * ${MILLION}::bigint >= s.stake * s.return_most_ppm * ${limit(look, 'sheetPercent')}
      order by s.member_id, s.payout - s.stake desc, s.game`,
  );
