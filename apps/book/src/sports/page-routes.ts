import { HOUR_MS } from '@baize/std/time';
import { done, read } from '@baize/vendor-kit/http/reading';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Book } from '../book.ts';
import { callersOf } from '../http/callers.ts';
import { searchMatches } from './events/search-matches.ts';
import { readFavourites, star } from './favourites/favourites.ts';
import { listLeagues, readLeague } from './seasons/read-league.ts';
import { readResults } from './seasons/read-results.ts';
import { readStatistics } from './seasons/read-statistics.ts';

const eventId = z.string().regex(/^[\w.:-]{1,80}$/);

/** A day has 25 hours where clocks are set back. */
const SPAN_MAX_MS = 25 * HOUR_MS;

const moment = z.iso.datetime().transform((text) => new Date(text));

const resultsQuery = z
  .object({
    from: moment,
    to: moment,
    sport: z.string().max(40).optional(),
    league: z.string().max(80).optional(),
  })
  .refine(({ from, to }) => from < to && to.getTime() - from.getTime() <= SPAN_MAX_MS);

const searchQuery = z.object({ search: z.string().trim().min(2).max(60) });

const starring = z.strictObject({
  kind: z.enum(['match', 'league']),
  id: eventId,
  isStarred: z.boolean(),
});

type WithId = { Params: { id: string } };

/** What is beside the prices: leagues, results, statistics, and what a member has starred. */
export function registerPageCalls(app: FastifyInstance, book: Book): void {
  const { readerOf } = callersOf(book);

  app.get('/api/sports/leagues', async () => done(await listLeagues(book)));
  app.get<WithId>('/api/sports/leagues/:id', async ({ params }) =>
    done(await readLeague(book, read(eventId, params.id))),
  );
  app.get('/api/sports/results', async ({ query }) =>
    done(await readResults(book, read(resultsQuery, query))),
  );
  app.get<WithId>('/api/sports/statistics/:id', async ({ params }) =>
    done(await readStatistics(book, read(eventId, params.id))),
  );
  app.get('/api/sports/search', async ({ query }) =>
    done(await searchMatches(book, read(searchQuery, query).search)),
  );
  app.get('/api/sports/favourites', async ({ headers }) => {
    const { player } = await readerOf(headers);
    return done(await readFavourites(book, player));
  });
  app.post('/api/sports/favourites', async ({ headers, body }) => {
    const { player } = await readerOf(headers);
    return done(await star(book, { player, ...read(starring, body) }));
  });
}
