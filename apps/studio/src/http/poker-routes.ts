import { POKER_TITLES } from '@baize/engines/families/poker-titles';
import { minor } from '@baize/std/money';
import { bearerOf, done, read } from '@baize/vendor-kit/http/reading';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { changeStay, makeTableMove } from '../poker/play-hand.ts';
import type { Stay } from '../poker/queries.ts';
import { listPokerHands, listPokerTables, readPokerTable } from '../poker/read-table.ts';
import { takeSeat } from '../poker/take-seat.ts';
import type { Watch } from '../poker/watch-tables.ts';
import type { WirePokerStay } from '../poker/wire.ts';
import { ensure } from '../refusal.ts';
import { getPlayer } from '../sessions/open-session.ts';
import type { Studio } from '../studio.ts';

const code = z.string().regex(/^[a-z-]{2,40}$/);

const reading = z.object({
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt)
    .optional(),
});

const sitting = z.object({
  place: z.int().min(0).max(8),
  buyIn: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform((text) => minor(BigInt(text))),
  requestKey: z.string().regex(/^[\w-]{8,64}$/),
  clientSeed: z.string().regex(/^[\w.-]{1,64}$/),
});

const moving = z.object({
  hand: z.int().min(1),
  turn: z.int().min(1),
  move: z.discriminatedUnion('type', [
    z.object({ type: z.enum(['fold', 'check', 'call']) }),
    z.object({ type: z.literal('raise'), to: z.int().min(1) }),
    z.object({ type: z.literal('stake'), stake: z.int().min(1) }),
    z.object({ type: z.enum(['draw', 'stand']) }),
  ]),
});

const wishing = z.object({ wish: z.enum(['leave', 'sit-out', 'come-back']) });

type AtTable = { Params: { code: string } };

/** The calls of the pages of poker and Pok Deng. */
export function registerPokerCalls(app: FastifyInstance, studio: Studio, watch: Watch): void {
  const sessionOf = async (headers: FastifyRequest['headers']) => {
    const session = await getPlayer(studio, bearerOf(headers));
    ensure(POKER_TITLES.has(session.game), 'table_unknown');
    return session;
  };

  app.get('/api/poker/tables', async ({ headers }) =>
    done(await listPokerTables(studio, await sessionOf(headers))),
  );

  app.get<AtTable>('/api/poker/tables/:code', async ({ headers, params, query }) => {
    const session = await sessionOf(headers);
    const after = read(reading, query).after ?? null;
    const asked = { code: read(code, params.code), after, watch };
    return done(await readPokerTable(studio, session, asked));
  });

  app.get<AtTable>('/api/poker/tables/:code/hands', async ({ headers, params }) =>
    done(await listPokerHands(studio, await sessionOf(headers), read(code, params.code))),
  );

  app.post<AtTable>('/api/poker/tables/:code/seat', async ({ headers, params, body }) => {
    const session = await sessionOf(headers);
    const asked = { code: read(code, params.code), ...read(sitting, body) };
    return done(viewStay(await takeSeat(studio, session, asked)));
  });

  app.post<AtTable>('/api/poker/tables/:code/moves', async ({ headers, params, body }) => {
    const session = await sessionOf(headers);
    const asked = { code: read(code, params.code), ...read(moving, body) };
    await makeTableMove(studio, session, asked);
    return done({});
  });

  app.post<AtTable>('/api/poker/tables/:code/wishes', async ({ headers, params, body }) => {
    const session = await sessionOf(headers);
    const asked = { code: read(code, params.code), ...read(wishing, body) };
    await changeStay(studio, session, asked);
    return done({});
  });
}

const viewStay = ({ id, status, refusal }: Stay): WirePokerStay => ({
  stayId: id,
  status,
  refusal,
});
