import { done, read } from '@baize/vendor-kit/http/reading';
import { registerVerifier } from '@baize/vendor-kit/http/serve-verifier';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Book } from '../book.ts';
import { findDraw, findNextDraw, readNow } from '../draws/queries.ts';
import { readDraws } from '../draws/read-draws.ts';
import { readTrends, TREND_LENGTHS } from '../draws/read-trends.ts';
import { viewDraw } from '../draws/view-draw.ts';
import type { Market } from '../market/market.ts';
import { ensure } from '../refusal.ts';
import { termsOfDraw } from '../terms/terms-of-draw.ts';
import { quoteTicket } from '../tickets/quote-ticket.ts';
import { readNumbers } from '../tickets/read-numbers.ts';
import { ticketFields } from './ticket-input.ts';

const trendQuery = z.object({
  draws: z.coerce
    .number()
    .refine((count) => TREND_LENGTHS.includes(count))
    .default(30),
});

const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  before: z.iso.datetime().optional(),
});

/** The prizes that people have set for the draw that sells now or next, by mode. */
async function tariffsNow(book: Book, market: Market) {
  const draw = await findNextDraw(book.db, market.code);
  const terms = draw ? await termsOfDraw(book, draw) : null;
  return Object.fromEntries(terms?.tariffs ?? []);
}

/** The calls for which nobody needs a session: what is everybody's. */
export function registerPublicCalls(app: FastifyInstance, book: Book): void {
  app.get('/api/lotteries', async () => {
    // Two that have closed: the last may not be drawn yet.
    const draws = await readDraws(book, { limit: 2 });
    return done({
      serverNow: (await readNow(book.db)).toISOString(),
      lotteries: [...book.markets.values()].map((market) => ({
        code: market.code,
        family: market.family,
        kind: market.kind,
        modes: market.modes,
        plays: market.plays,
        ...draws.get(market.code),
      })),
    });
  });

  app.get<{ Params: { code: string } }>('/api/lotteries/:code', async ({ params, query }) => {
    const market = book.markets.get(params.code);
    ensure(market, 'lottery_unknown');
    const draws = await readDraws(book, { lottery: market.code, ...read(listQuery, query) });
    return done({
      serverNow: (await readNow(book.db)).toISOString(),
      code: market.code,
      kind: market.kind,
      modes: market.modes,
      plays: market.plays,
      tariffs: await tariffsNow(book, market),
      ...draws.get(market.code),
    });
  });

  app.get<{ Params: { code: string } }>(
    '/api/lotteries/:code/trends',
    async ({ params, query }) => {
      const market = book.markets.get(params.code);
      ensure(market, 'lottery_unknown');
      return done(await readTrends(book, market, read(trendQuery, query).draws));
    },
  );

  app.get<{ Params: { id: string } }>('/api/draws/:id', async ({ params }) => {
    const draw = await findDraw(book.db, params.id);
    ensure(draw, 'draw_unknown');
    return done({
      serverNow: (await readNow(book.db)).toISOString(),
      ...(await viewDraw(book, draw)),
    });
  });

  app.get<{ Params: { id: string } }>('/api/draws/:id/numbers', async ({ params }) => {
    const draw = await findDraw(book.db, params.id);
    ensure(draw, 'draw_unknown');
    return done(await readNumbers(book, draw));
  });

  registerVerifier(app);

  app.post('/api/quotes', async ({ body }) =>
    done(await quoteTicket(book, read(ticketFields, body))),
  );
}
