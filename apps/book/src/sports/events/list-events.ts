import { sql } from 'kysely';
import type { Book } from '../../book.ts';
import type { Row } from '../../db/client.ts';
import { readNow } from '../../draws/queries.ts';
import { readSeq } from '../feed/frames.ts';
import { SPORT_RULES } from '../rules.ts';
import { SOURCE, type ViewedEvent, viewEvent, viewMarket } from './view-event.ts';

export const EVENT_VIEWS = ['live', 'today', 'upcoming', 'open', 'ended'] as const;

export type EventQuery = {
  readonly view: (typeof EVENT_VIEWS)[number];
  readonly sport?: string | undefined;
  readonly league?: string | undefined;
  readonly search?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly limit: number;
  /** The last one of the page before. */
  readonly after?: string | undefined;
};

const OF_VIEW = {
  live: sql`status in ('live', 'interrupted')`,
  today: sql`(status in ('live', 'interrupted') or (status in ('scheduled', 'postponed')
    and starts_at < book_now() + interval '24 hours'))`,
  upcoming: sql`status in ('scheduled', 'postponed')`,
  open: sql`status in ('live', 'interrupted', 'scheduled', 'postponed')`,
  ended: sql`status in ('ended', 'confirmed', 'cancelled', 'abandoned')`,
} as const;

/** Only the names: the rest of a fixture has words of its own. */
const NAMES = sql`concat_ws(' ', fixture->'league'->'name'->>'en', fixture->'league'->'name'->>'th',
  fixture->'home'->'name'->>'en', fixture->'home'->'name'->>'th', fixture->'home'->>'short',
  fixture->'away'->'name'->>'en', fixture->'away'->'name'->>'th', fixture->'away'->>'short')`;

type ListedEvent = ViewedEvent & { readonly market_count: bigint };

const readEvents = async (book: Book, query: EventQuery): Promise<readonly ListedEvent[]> => {
  const { view, sport = null, league = null, search = null, ids = null, after = null } = query;
  const pattern = search === null ? null : `%${search.replaceAll(/[%_\\]/g, '')}%`;
  const isNewestFirst = view === 'ended';
  const { rows } = await sql<ListedEvent>`
    select id, sport, fixture, starts_at, status, match, stop_reason,
      (select count(*) from sport_market where event_id = sport_event.id
        and sport_market.status in ('active', 'suspended')) as market_count
    from sport_event
    where ${ids === null ? OF_VIEW[view] : sql`id = any (${ids})`}
      and (${sport}::text is null or sport = ${sport})
      and (${league}::text is null or league = ${league})
      and (${pattern}::text is null or ${NAMES} ilike ${pattern})
      and (${after}::text is null or (starts_at, id) ${isNewestFirst ? sql`<` : sql`>`}
        (select starts_at, id from sport_event where id = ${after}))
    order by starts_at ${isNewestFirst ? sql`desc` : sql`asc`}, id
      ${isNewestFirst ? sql`desc` : sql`asc`}
    limit ${query.limit}`.execute(book.db);
  return rows;
};

/** Matches with the markets that lists show, and the place in the stream from which to go on. */
export async function listEvents(book: Book, query: EventQuery) {
  const seq = await readSeq(book.db);
  const events = await readEvents(book, query);
  const ids = events.map(({ id }) => id);
  const markets =
    ids.length === 0
      ? []
      : await book.db
          .selectFrom('sport_market')
          .selectAll()
          .where('event_id', 'in', ids)
          .where('is_main', '=', true)
          .where('status', '<>', 'inactive')
          .orderBy('place')
          .orderBy('key')
          .execute();
  return {
    ...SOURCE,
    serverNow: (await readNow(book.db)).toISOString(),
    seq: `${seq}`,
    events: events.map((event) => ({
      ...viewEvent(event),
      marketCount: Number(event.market_count),
      main: markets.filter(({ event_id }) => event_id === event.id).map(viewMarket),
    })),
  };
}

type Count = Pick<Row<'sport_event'>, 'sport' | 'league' | 'fixture'> & {
  readonly live: bigint;
  readonly upcoming: bigint;
};

/** Every sport and league with something to bet on, and the figures of the house. */
export async function readSports(book: Book) {
  const { rows } = await sql<Count>`
    select sport, league, (array_agg(fixture))[1] as fixture,
      count(*) filter (where status in ('live', 'interrupted')) as live,
      count(*) filter (where status in ('scheduled', 'postponed')) as upcoming
    from sport_event where status in ('scheduled', 'live', 'interrupted', 'postponed')
    group by sport, league order by sport, league`.execute(book.db);
  const producers = await book.db.selectFrom('sport_producer').selectAll().execute();
  const sports = [...Map.groupBy(rows, ({ sport }) => sport)].map(([sport, leagues]) => ({
    sport,
    live: leagues.reduce((all, { live }) => all + Number(live), 0),
    upcoming: leagues.reduce((all, { upcoming }) => all + Number(upcoming), 0),
    leagues: leagues.map(({ league, fixture, live, upcoming }) => ({
      league,
      name: fixture.league.name,
      live: Number(live),
      upcoming: Number(upcoming),
    })),
  }));
  const isSilent = producers.some(({ status }) => status === 'silent');
  return {
    ...SOURCE,
    serverNow: (await readNow(book.db)).toISOString(),
    feed: {
      status: isSilent ? 'silent' : 'alive',
      heardAt: producers[0]?.heard_at.toISOString() ?? null,
    },
    sports,
    rules: SPORT_RULES,
  };
}
