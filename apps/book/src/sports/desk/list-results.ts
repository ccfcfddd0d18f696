import type { Fixture } from '@baize/sports/core/match';
import { sql } from 'kysely';
import type { Book } from '../../book.ts';
import { readNow } from '../../draws/queries.ts';
import { SOURCE } from '../events/view-event.ts';

type EventResult = {
  readonly id: string;
  readonly sport: string;
  readonly fixture: Fixture;
  readonly starts_at: Date;
  readonly score: { readonly home: number; readonly away: number } | null;
  readonly slips: bigint;
  readonly stake: bigint;
  readonly paid: bigint;
  readonly all_stake: bigint;
  readonly all_paid: bigint;
};

/**
 * What the house made by each match, from slips that ended within these days. Of a slip over several
 * matches each has its part, by the logarithms of the odds as in its exposure; singles are their own.
 */
export async function listResults(book: Book, days: number) {
  const { rows } = await sql<EventResult>`
    with ended as (select id, system, stake, payout, cashed_out,
        (select explanation from slip_settlement where slip_id = slip.id
          order by version desc limit 1) as why
      from slip where status = 'settled' and ended_at > book_now() - ${days} * interval '1 day'),
    weighed as (select ended.*, slip_leg.event_id,
        why->'lines'->slip_leg.place->>'payout' as line,
        case when system = 'singles' then 1.0 else ln(slip_leg.odds / 1000.0) end as weight
      from ended join slip_leg on slip_leg.slip_id = ended.id),
    shared as (select *, weight / sum(weight) over (partition by id) as share from weighed),
    result as (select event_id, count(distinct id) as slips, round(sum(stake * share)) as stake,
        round(sum(case when system = 'singles' and line is not null
          then line::numeric + cashed_out * share else payout * share end)) as paid
      from shared group by event_id)
    select sport_event.id, sport, fixture, starts_at, match->'score' as score, slips,
      result.stake::bigint, paid::bigint, sum(result.stake) over ()::bigint as all_stake,
      sum(paid) over ()::bigint as all_paid
    from result join sport_event on sport_event.id = result.event_id
    order by starts_at desc, id limit 200`.execute(book.db);
  return {
    ...SOURCE,
    serverNow: (await readNow(book.db)).toISOString(),
    stake: `${rows[0]?.all_stake ?? 0n}`,
    paid: `${rows[0]?.all_paid ?? 0n}`,
    events: rows.map((row) => ({
      eventId: row.id,
      sport: row.sport,
      fixture: row.fixture,
      startsAt: new Date(row.starts_at).toISOString(),
      score: row.score,
      slips: Number(row.slips),
      stake: `${row.stake}`,
      paid: `${row.paid}`,
    })),
  };
}
