import { sql } from 'kysely';
import type { Book } from '../../book.ts';
import type { Row } from '../../db/client.ts';
import { readNow } from '../../draws/queries.ts';
import { SOURCE } from '../events/view-event.ts';
import { readSeason, viewTable } from './season.ts';

type League = Pick<Row<'sport_event'>, 'sport' | 'league' | 'fixture'> & {
  readonly live: bigint;
  readonly upcoming: bigint;
  readonly ended: bigint;
};

/** A league that nobody has played in for so long is of another year. */
const LISTED_DAYS = 7;

/** Every league of the last days, with how many of its matches are on, to come and over. */
export async function listLeagues(book: Book) {
  const { rows } = await sql<League>`
    select sport, league, (array_agg(fixture order by starts_at desc))[1] as fixture,
      count(*) filter (where status in ('live', 'interrupted')) as live,
      count(*) filter (where status in ('scheduled', 'postponed')) as upcoming,
      count(*) filter (where status in ('ended', 'confirmed')) as ended
    from sport_event where starts_at > book_now() - ${LISTED_DAYS} * interval '1 day'
    group by sport, league order by sport, league`.execute(book.db);
  return {
    ...SOURCE,
    serverNow: (await readNow(book.db)).toISOString(),
    leagues: rows.map(({ sport, league, fixture, live, upcoming, ended }) => ({
      sport,
      league,
      name: fixture.league.name,
      live: Number(live),
      upcoming: Number(upcoming),
      ended: Number(ended),
    })),
  };
}

/** The table of the season that a league is playing. */
export async function readLeague(book: Book, league: string) {
  const season = await readSeason(book.db, league);
  return {
    ...SOURCE,
    serverNow: (await readNow(book.db)).toISOString(),
    league: season.league,
    sport: season.sport,
    table: viewTable(season),
  };
}
