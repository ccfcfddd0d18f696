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
  readonly class: string;
};

/**
 * What the house made by each match, from slips that ended within these days. Of a slip over several
 * matches each has its part, by the logarithms of the odds as in its exposure; singles are their own.
 * Nobody has staked a free bet, and its stake is not paid out.
 * Matches, leagues and classes of members are sums of the same cells, so that each list adds up to all.
 */
export async function listResults(book: Book, days: number) {
  const { rows } = await sql<EventResult>`
    with ended as (select id, player, system, cashed_out,
        case when grant_id is null then stake else 0 end as stake,
        case when grant_id is null then payout else greatest(payout - stake, 0) end as payout,
        case when grant_id is null then (select explanation from slip_settlement
          where slip_id = slip.id order by version desc limit 1) end as why
      from slip where status = 'settled' and ended_at > book_now() - ${days} * interval '1 day'),
    weighed as (select ended.*, slip_leg.event_id,
        why->'lines'->slip_leg.place->>'payout' as line,
        case when system = 'singles' then 1.0 else ln(slip_leg.odds / 1000.0) end as weight
      from ended join slip_leg on slip_leg.slip_id = ended.id),
    shared as (select *, weight / sum(weight) over (partition by id) as share from weighed),
    result as (select event_id, coalesce(sport_player.class, 'standard') as class,
        count(distinct id) as slips, round(sum(stake * share)) as stake,
        round(sum(case when system = 'singles' and line is not null
          then line::numeric + cashed_out * share else payout * share end)) as paid
      from shared left join sport_player on sport_player.player = shared.player
      group by event_id, coalesce(sport_player.class, 'standard'))
    select sport_event.id, sport, fixture, starts_at, match->'score' as score, slips,
      result.stake::bigint, paid::bigint, class
    from result join sport_event on sport_event.id = result.event_id
    order by starts_at desc, id, class`.execute(book.db);
  return {
    ...SOURCE,
    serverNow: (await readNow(book.db)).toISOString(),
    ...sumOf(rows),
    events: groupsOf(rows, ({ id }) => id).map(([row, ofEvent]) => ({
      eventId: row.id,
      sport: row.sport,
      fixture: row.fixture,
      startsAt: new Date(row.starts_at).toISOString(),
      score: row.score,
      slips: Number(ofEvent.reduce((all, { slips }) => all + slips, 0n)),
      ...sumOf(ofEvent),
    })),
    leagues: groupsOf(rows, ({ fixture }) => fixture.league.id).map(([row, ofLeague]) => ({
      sport: row.sport,
      league: row.fixture.league,
      ...sumOf(ofLeague),
    })),
    classes: groupsOf(rows, (row) => row.class).map(([row, ofClass]) => ({
      class: row.class,
      ...sumOf(ofClass),
    })),
  };
}

const sumOf = (rows: readonly EventResult[]) => ({
  stake: `${rows.reduce((all, { stake }) => all + stake, 0n)}`,
  paid: `${rows.reduce((all, { paid }) => all + paid, 0n)}`,
});

/** The rows of each group, in the order of their first; which stands before them. */
const groupsOf = (rows: readonly EventResult[], keyOf: (row: EventResult) => string) =>
  [...Map.groupBy(rows, keyOf).values()].flatMap((group) =>
    group[0] ? [[group[0], group] as const] : [],
  );
