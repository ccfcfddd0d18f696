import { sql } from 'kysely';
import type { Book } from '../../book.ts';
import { readNow } from '../../draws/queries.ts';
import { SOURCE, type ViewedEvent, viewEvent } from '../events/view-event.ts';
import { viewResults } from './corrections.ts';

export type ResultsQuery = {
  readonly from: Date;
  readonly to: Date;
  readonly sport?: string | undefined;
  readonly league?: string | undefined;
};

const RESULTS_MAX = 600;

/** How the matches of a day ended, the newest first, each with who told it and what was corrected. */
export async function readResults(book: Book, query: ResultsQuery) {
  const { from, to, sport = null, league = null } = query;
  const { rows } = await sql<ViewedEvent>`
    select id, sport, fixture, starts_at, status, match, stop_reason from sport_event
    where starts_at >= ${from} and starts_at < ${to}
      and status in ('ended', 'confirmed', 'cancelled', 'abandoned')
      and (${sport}::text is null or sport = ${sport})
      and (${league}::text is null or league = ${league})
    order by starts_at desc, id limit ${RESULTS_MAX}`.execute(book.db);
  return {
    ...SOURCE,
    serverNow: (await readNow(book.db)).toISOString(),
    results: await viewResults(book.db, rows.map(viewEvent)),
  };
}
