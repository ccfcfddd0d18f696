import { sql } from 'kysely';
import type { Tx } from '../../../base/db/index.ts';
import { daysAgo, type Look, limit } from './look.ts';

export type FoundGame = {
  readonly vendor: string;
  readonly game: string;
  readonly evidence: object;
};

/**
 * Games whose return over all members is beyond what their sheet says: further from it than luck explains,
 * by so many standard deviations of the bets themselves. Below, that alone says little, because a prize that
 * nobody has hit yet is missing from the sample; there the return must also be below a part of the sheet's.
 * The sums of days decide which games are looked at bet by bet.
 */
export async function findGameReturns(
  tx: Tx,
  look: Omit<Look, 'memberIds'>,
): Promise<readonly FoundGame[]> {
  const from = daysAgo({ ...look, memberIds: [] });
  const at = (name: string) => limit({ ...look, memberIds: [] }, name);
  const { rows } = await sql<FoundGame>`
    select s.vendor, s.game, jsonb_build_object('bets', s.bets::text, 'staked', s.stake::text,
      'paid', s.payout::text, 'names', s.names,
      'returnPercent', (s.payout * 100 / s.stake)::bigint::text,
      'sheetPercent', (s.sheet_ppm / 10000)::text,
      'deviations', floor(abs(s.payout - s.expected) / sqrt(s.squares))::text,
      'from', s.first_at, 'to', s.last_at) as evidence
    from (
      select c.vendor, c.game, c.names, c.sheet_ppm, count(*) as bets, sum(b.stake) as stake,
        sum(b.payout) as payout, sum(b.stake)::numeric * c.sheet_ppm / 1000000 as expected,
        sum((b.payout - b.stake::numeric * c.sheet_ppm / 1000000) ^ 2) as squares,
        min(b.settled_at) as first_at, max(b.settled_at) as last_at
      from (
        select d.vendor, d.game, g.names, case when sum(d.payout)::numeric * 1000000
            > sum(d.stake)::numeric * g.return_most_ppm then g.return_most_ppm
          else g.return_least_ppm end as sheet_ppm
        from risk_bet_day d join risk_game g on g.vendor = d.vendor and g.game = d.game
        where d.day_on >= (${from}::timestamptz at time zone ${look.zone})::date
        group by d.vendor, d.game, g.names, g.return_most_ppm, g.return_least_ppm
        having sum(d.bet_count) >= ${at('bets')} and (
          sum(d.payout)::numeric * 1000000 > sum(d.stake)::numeric * g.return_most_ppm
          or sum(d.payout)::numeric * 100000000
            < sum(d.stake)::numeric * g.return_least_ppm * ${at('lowPercent')})
      ) as c
      join risk_bet b on b.vendor = c.vendor and b.game = c.game
        and b.settled_at > greatest(${from}::timestamptz, (select max(k.ended_at) from risk_case k
          where k.rule = ${look.rule} and k.vendor = c.vendor and k.game = c.game))
      group by c.vendor, c.game, c.names, c.sheet_ppm
    ) as s
    where s.bets >= ${at('bets')} and s.stake > 0 and s.squares > 0
      and (s.payout > s.expected or s.payout * 100 < s.expected * ${at('lowPercent')})
      and (s.payout - s.expected) ^ 2 >= s.squares * ${at('deviations')} ^ 2
    order by s.vendor, s.game`.execute(tx);
  return rows;
}
