import { ODDS_FORMATS } from '@baize/sports/slip/odds-format';
import { ODDS_POLICIES } from '@baize/sports/slip/odds-policy';
import { LEGS_MAX } from '@baize/sports/slip/system';
import { minor } from '@baize/std/money';
import { done, read } from '@baize/vendor-kit/http/reading';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Book } from '../book.ts';
import type { SlipSystem } from '../db/sport-tables.ts';
import { callersOf } from '../http/callers.ts';
import { amount, requestKey } from '../http/ticket-input.ts';
import { ensure } from '../refusal.ts';
import { quoteCashOut, takeCashOut } from './cash-out/cash-out.ts';
import { EVENT_VIEWS, listEvents, readSports } from './events/list-events.ts';
import { readEvent, readPrices } from './events/read-event.ts';
import { listFreeBets } from './slips/list-free-bets.ts';
import { placeSlip, takeReoffer } from './slips/place-slip.ts';
import { findByKey, findSlip, listSlips } from './slips/queries.ts';
import { quoteSlip } from './slips/quote-slip.ts';
import type { SlipAsked } from './slips/read-slip.ts';
import { readSavedSlip, saveSlip } from './slips/saved-slip.ts';
import { viewSlips, viewWholeSlip } from './slips/view-slip.ts';

const eventId = z.string().regex(/^[\w.:-]{1,80}$/);
const outcomeId = z.string().min(3).max(200);
const slipId = z.string().regex(/^slp_[0-9A-Z]{26}$/);
const quoteId = z.string().regex(/^quo_[0-9A-Z]{26}$/);
const odds = z.int().min(1_001).max(100_000_000);

const slipFields = {
  system: z.string().regex(/^[a-z0-9/-]{1,20}$/),
  // One more than are taken, so that whoever sends many is told how many may be.
  legs: z
    .array(z.strictObject({ outcomeId, odds, lineVersion: z.int().min(1) }))
    .min(1)
    .max(LEGS_MAX + 30),
  unit: amount,
  policy: z.enum(ODDS_POLICIES).default('ask'),
  odds: odds.nullable().default(null),
  grantId: z
    .string()
    .regex(/^[\w-]{4,64}$/)
    .optional(),
};

const savedSlip = z.strictObject({
  legs: z.array(outcomeId).max(LEGS_MAX),
  system: slipFields.system,
  amount: z.string().regex(/^\d{0,9}(\.\d{0,2})?$/),
  policy: z.enum(ODDS_POLICIES),
  format: z.enum(ODDS_FORMATS),
});

const slipQuote = z.strictObject(slipFields);
const slipInput = z.strictObject({ requestKey, ...slipFields });

const eventsQuery = z.object({
  view: z.enum(EVENT_VIEWS).default('today'),
  sport: z.string().max(40).optional(),
  league: z.string().max(80).optional(),
  search: z.string().trim().min(1).max(60).optional(),
  ids: z
    .string()
    .max(4_000)
    .transform((text) => text.split(',').slice(0, 100))
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  after: eventId.optional(),
});

const slipsQuery = z.object({
  view: z.enum(['open', 'settled']).default('open'),
  before: slipId.optional(),
});

const PAGE = 20;

const askedOf = ({ system, unit, grantId, ...rest }: z.output<typeof slipQuote>): SlipAsked => ({
  ...rest,
  ...(grantId === undefined ? {} : { grantId }),
  system: system as SlipSystem,
  unit: minor(BigInt(unit)),
});

type WithId = { Params: { id: string } };

/** What is everybody's: matches, prices, and what a slip would cost. */
export function registerSportCalls(app: FastifyInstance, book: Book): void {
  app.get('/api/sports', async () => done(await readSports(book)));
  app.get('/api/sports/events', async ({ query }) =>
    done(await listEvents(book, read(eventsQuery, query))),
  );
  app.get<WithId>('/api/sports/events/:id', async ({ params }) =>
    done(await readEvent(book, read(eventId, params.id))),
  );
  app.get('/api/sports/prices', async ({ query }) =>
    done(await readPrices(book, read(z.object({ outcomeId }), query).outcomeId)),
  );
  app.post('/api/sports/quotes', async ({ body }) =>
    done(await quoteSlip(book, askedOf(read(slipQuote, body)))),
  );
}

/** The calls of whoever holds a session. */
export function registerSlipCalls(app: FastifyInstance, book: Book): void {
  const { sessionOf, readerOf, ownerOf } = callersOf(book);

  app.post('/api/sports/slips', async ({ headers, body }) => {
    const session = await sessionOf(headers);
    const { requestKey: key, ...asked } = read(slipInput, body);
    const slip = await placeSlip(book, session, { requestKey: key, slip: askedOf(asked) });
    return done(await viewWholeSlip(book, slip));
  });

  app.post<WithId>('/api/sports/reoffers/:id/accept', async ({ headers, params, body }) => {
    const session = await sessionOf(headers);
    const taken = {
      reofferId: read(quoteId, params.id),
      requestKey: read(z.strictObject({ requestKey }), body).requestKey,
    };
    return done(await viewWholeSlip(book, await takeReoffer(book, session, taken)));
  });

  app.get('/api/sports/free-bets', async ({ headers }) =>
    done({ freeBets: await listFreeBets(book, await readerOf(headers)) }),
  );

  app.get('/api/sports/saved-slip', async ({ headers }) => {
    const { player } = await readerOf(headers);
    return done(await readSavedSlip(book, player));
  });

  app.post('/api/sports/saved-slip', async ({ headers, body }) => {
    const { player } = await readerOf(headers);
    const { system, ...slip } = read(savedSlip, body);
    return done(await saveSlip(book, player, { ...slip, system: system as SlipSystem }));
  });

  app.get('/api/sports/slips', async ({ headers, query }) => {
    const { player } = await readerOf(headers);
    const { view, before = null } = read(slipsQuery, query);
    const page = { isOpen: view === 'open', before, limit: PAGE };
    return done(await viewSlips(book, await listSlips(book.db, player, page)));
  });

  app.get<{ Params: { key: string } }>(
    '/api/sports/slips/key/:key',
    async ({ headers, params }) => {
      const { player } = await readerOf(headers);
      const slip = await findByKey(book.db, player, read(requestKey, params.key));
      ensure(slip, 'slip_unknown');
      return done(await viewWholeSlip(book, slip));
    },
  );

  app.get<WithId>('/api/sports/slips/:id', async ({ headers, params }) => {
    const { player } = await readerOf(headers);
    const slip = await findSlip(book.db, read(slipId, params.id));
    ensure(slip?.player === player, 'slip_unknown');
    return done(await viewWholeSlip(book, slip));
  });

  app.post<WithId>('/api/sports/slips/:id/cash-out-quotes', async ({ headers, params, body }) => {
    const { player } = await readerOf(headers);
    const input = z.strictObject({ percent: z.int().min(1).max(100).default(100) });
    const { percent } = read(input, body ?? {});
    return done(await quoteCashOut(book, { player, slipId: read(slipId, params.id), percent }));
  });

  app.post<WithId>('/api/sports/slips/:id/cash-outs', async ({ headers, params, body }) => {
    const { player } = await ownerOf(headers);
    const asked = read(z.strictObject({ quoteId }), body);
    const slip = await takeCashOut(book, { player, slipId: read(slipId, params.id), ...asked });
    return done(await viewWholeSlip(book, slip));
  });
}
