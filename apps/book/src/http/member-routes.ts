import { minor } from '@baize/std/money';
import { done, read } from '@baize/vendor-kit/http/reading';
import { createThrottle } from '@baize/vendor-kit/http/throttle';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Book } from '../book.ts';
import { startChase } from '../chases/start-chase.ts';
import { stopChase } from '../chases/stop-chase.ts';
import { findChase, listChases, viewChase } from '../chases/view-chase.ts';
import { ensure } from '../refusal.ts';
import { openSession, type Session } from '../sessions/open-session.ts';
import { cancelTicket } from '../tickets/cancel-ticket.ts';
import { placeTicket } from '../tickets/place-ticket.ts';
import { proveTicket } from '../tickets/prove-ticket.ts';
import { findTicket, listTickets } from '../tickets/queries.ts';
import { viewTicket, viewWholeTicket } from '../tickets/view-ticket.ts';
import { callersOf } from './callers.ts';
import { chaseInput, requestKey, ticketInput } from './ticket-input.ts';

const opening = z.object({ launchToken: z.string().min(16).max(200), requestId: requestKey });
const ticketId = z.string().regex(/^tkt_[0-9A-Z]{26}$/);
const chaseId = z.string().regex(/^chs_[0-9A-Z]{26}$/);
const paging = z.object({ before: ticketId.optional() });

const PAGE = 20;
const OPENINGS = { max: 60, windowMs: 60_000 };

type WithId = { Params: { id: string } };

/** The calls of the lottery pages. Each is made by whoever holds the session's token. */
export function registerMemberCalls(app: FastifyInstance, book: Book): void {
  const throttle = createThrottle(OPENINGS);
  const { sessionOf, readerOf, ownerOf } = callersOf(book);

  app.post('/api/sessions', async ({ body, ip }) => {
    ensure(throttle(ip), 'busy');
    const { token, session } = await openSession(book, read(opening, body));
    return done({ token, session: await viewSession(book, session) });
  });

  app.get('/api/session', async ({ headers }) =>
    done(await viewSession(book, await readerOf(headers))),
  );

  app.post('/api/tickets', async ({ headers, body }) => {
    const session = await sessionOf(headers);
    return done(viewTicket(await placeTicket(book, session, read(ticketInput, body))));
  });

  app.get('/api/tickets', async ({ headers, query }) => {
    const { player } = await readerOf(headers);
    const { before = null } = read(paging, query);
    const tickets = await listTickets(book.db, player, { before, limit: PAGE });
    return done(tickets.map(viewTicket));
  });

  app.get<WithId>('/api/tickets/:id', async ({ headers, params }) => {
    const { player } = await readerOf(headers);
    const ticket = await findTicket(book.db, read(ticketId, params.id));
    ensure(ticket?.player === player, 'ticket_unknown');
    return done(await viewWholeTicket(book, ticket));
  });

  app.get<WithId>('/api/tickets/:id/proof', async ({ headers, params }) => {
    const { player } = await readerOf(headers);
    const ticket = await findTicket(book.db, read(ticketId, params.id));
    ensure(ticket?.player === player, 'ticket_unknown');
    return done(await proveTicket(book, ticket));
  });

  app.post<WithId>('/api/tickets/:id/cancel', async ({ headers, params }) => {
    const { player } = await ownerOf(headers);
    const asked = { player, ticketId: read(ticketId, params.id) };
    return done(viewTicket(await cancelTicket(book, asked)));
  });
}

/** The same, over the next periods of a lottery. */
export function registerChaseCalls(app: FastifyInstance, book: Book): void {
  const { readerOf, ownerOf } = callersOf(book);

  app.post('/api/chases', async ({ headers, body }) => {
    const session = await ownerOf(headers);
    const { profit, ...input } = read(chaseInput, body);
    ensure((input.stopsOn === 'profit') === (profit !== null), 'chase_invalid');
    const wanted = { ...input, profit: profit === null ? null : minor(BigInt(profit)) };
    return done(await viewChase(book, await startChase(book, session, wanted)));
  });

  app.get('/api/chases', async ({ headers }) => {
    const { player } = await readerOf(headers);
    return done(await listChases(book, player));
  });

  app.get<WithId>('/api/chases/:id', async ({ headers, params }) => {
    const { player } = await readerOf(headers);
    const chase = await findChase(book, read(chaseId, params.id));
    ensure(chase?.player === player, 'ticket_unknown');
    return done(await viewChase(book, chase));
  });

  app.post<WithId>('/api/chases/:id/stop', async ({ headers, params }) => {
    const { player } = await ownerOf(headers);
    const chase = await findChase(book, read(chaseId, params.id));
    ensure(chase?.player === player, 'ticket_unknown');
    ensure(chase.status === 'running', 'chase_not_running', { status: chase.status });
    await stopChase(book, chase.id, 'player');
    const stopped = await findChase(book, chase.id);
    ensure(stopped, 'unknown');
    return done(await viewChase(book, stopped));
  });
}

async function viewSession(book: Book, { player, currency, game, expires_at }: Session) {
  const word = await book.wallet.balance(player, currency);
  return {
    memberId: player,
    currency,
    game,
    balance: word.kind === 'done' ? `${word.value}` : null,
    expiresAt: expires_at.toISOString(),
  };
}
