import type { Fixture, MatchState } from '@baize/sports/core/match';
import { type PlayedResult, tableOf } from '@baize/sports/season/standings';
import { finalOf } from '@baize/sports/sim/play';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { ensure } from '../../refusal.ts';
import type { ViewedEvent } from '../events/view-event.ts';
import { endOf, listCorrections } from './corrections.ts';

/** Every match of a season counts in one answer; no league plays more. */
const MATCHES_MAX = 1_000;

export type SeasonMatch = ViewedEvent & { readonly end: MatchState | null };

export type Season = {
  readonly sport: Fixture['sport'];
  readonly league: Fixture['league'];
  readonly season: string;
  readonly sides: readonly Fixture['home'][];
  /** In the order of their beginning. */
  readonly matches: readonly SeasonMatch[];
};

/** The season of a league that is being played, or the one that comes where none has begun. */
export async function readSeason(db: Db, league: string, asked?: string): Promise<Season> {
  const { rows } = await sql<ViewedEvent>`
    with current as (select fixture->>'season' as season from sport_event where league = ${league}
      order by (status in ('scheduled', 'postponed')), abs(extract(epoch from starts_at - book_now()))
      limit 1)
    select id, sport, fixture, starts_at, status, match, stop_reason from sport_event
    where league = ${league}
      and fixture->>'season' = coalesce(${asked ?? null}::text, (select season from current))
    order by starts_at, id limit ${MATCHES_MAX}`.execute(db);
  const [first] = rows;
  ensure(first, 'league_unknown');
  const over = rows.filter(({ status }) => isOver(status));
  const corrections = await listCorrections(
    db,
    over.map(({ id }) => id),
  );
  const { sport, league: named, season } = first.fixture;
  const sides = new Map(
    rows.flatMap(({ fixture: { home, away } }) =>
      [home, away].map((side) => [side.id, side] as const),
    ),
  );
  return {
    sport,
    league: named,
    season,
    sides: [...sides.values()],
    matches: rows.map((row) => ({
      ...row,
      end: isOver(row.status) ? endOf({ eventId: row.id, match: row.match }, corrections) : null,
    })),
  };
}

export const isOver = (status: string): boolean => status === 'ended' || status === 'confirmed';

export const playedOf = (season: Pick<Season, 'sport' | 'matches'>): readonly PlayedResult[] =>
  season.matches.flatMap(({ fixture: { home, away }, end }) => {
    if (end === null) return [];
    const { winner, score } = finalOf(season.sport, end);
    return [{ home: home.id, away: away.id, winner, score }];
  });

/** The table of a season, by name. */
export function viewTable(season: Season) {
  const sides = new Map(season.sides.map((side) => [side.id, side]));
  return tableOf(season.sport, [...sides.keys()], playedOf(season)).flatMap((row) => {
    const side = sides.get(row.side);
    return side ? [{ ...row, side }] : [];
  });
}
