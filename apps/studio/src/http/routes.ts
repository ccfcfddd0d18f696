import { minor } from '@baize/std/money';
import { bearerOf, done, read } from '@baize/vendor-kit/http/reading';
import { createThrottle } from '@baize/vendor-kit/http/throttle';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ensure } from '../refusal.ts';
import { readSeedOf } from '../rooms/read-seed-of.ts';
import { makeMove } from '../rounds/make-move.ts';
import { playRound } from '../rounds/play-round.ts';
import { findRound, listRounds } from '../rounds/queries.ts';
import { viewRound } from '../rounds/view-round.ts';
import { changeSeeds } from '../seeds/seeds.ts';
import { listGrants } from '../sessions/list-grants.ts';
import {
  getPlayer,
  getSession,
  openSession,
  openTrial,
  type Session,
} from '../sessions/open-session.ts';
import { fillPurse } from '../sessions/read-balance.ts';
import type { Studio } from '../studio.ts';
import { roundId } from './reading.ts';
import { viewProof, viewSeedChange, viewSession } from './views.ts';

export const key = z.string().regex(/^[\w-]{8,64}$/);
const game = z.string().regex(/^[a-z0-9-]{2,40}$/);

const opening = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('money'),
    game,
    launchToken: z.string().min(16).max(200),
    requestId: key,
  }),
  z.object({ mode: z.literal('trial'), game }),
]);

/** A stake is whole and of the smallest unit: no sign, no point, no exponent. */
export const stake = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform((text) => minor(BigInt(text)));

const grantId = z.string().regex(/^[\w-]{4,64}$/);

const playing = z.object({
  requestKey: key,
  stake,
  choice: z.unknown(),
  grantId: grantId.optional(),
});

/** Of the game of the session unless it says which. */
const paging = z.object({ game: game.optional(), before: roundId.optional() });

const choosing = z.object({
  clientSeed: z.string().regex(/^[\w.-]{1,64}$/),
  commitment: z.string().regex(/^[0-9a-f]{64}$/),
});

const moving = z.object({ requestKey: key, place: z.int().min(0).max(10_000), move: z.unknown() });

const PAGE = 20;

/** A trial asks for no account, so somebody could ask for very many. */
const OPENINGS = { max: 60, windowMs: 60_000 };

/** The calls of the game pages. Each is made by whoever holds the session's token. */
export function registerCalls(app: FastifyInstance, studio: Studio): void {
  const throttle = createThrottle(OPENINGS);

  app.post('/api/sessions', async ({ body, ip }) => {
    const asked = read(opening, body);
    ensure(throttle(ip), 'busy');
    const { token, session } = await (asked.mode === 'money'
      ? openSession(studio, asked)
      : openTrial(studio, asked.game));
    return done({ token, session: await viewSession(studio, session) });
  });

  app.get('/api/session', async ({ headers }) => {
    const session = await sessionOf(studio, headers);
    return done(await viewSession(studio, session));
  });

  app.post('/api/rounds', async ({ headers, body }) => {
    const session = await stakerOf(studio, headers);
    const { grantId: grant, ...asked } = read(playing, body);
    const order = { ...asked, grantId: grant ?? null };
    return done(viewRound(await playRound(studio, session, order)));
  });

  app.get('/api/grants', async ({ headers }) => {
    const session = await sessionOf(studio, headers);
    return done({ grants: await listGrants(studio, session) });
  });

  app.post<{ Params: { id: string } }>(
    '/api/rounds/:id/moves',
    async ({ headers, params, body }) => {
      const session = await sessionOf(studio, headers);
      const asked = { roundId: read(roundId, params.id), ...read(moving, body) };
      return done(viewRound(await makeMove(studio, session, asked)));
    },
  );

  app.get('/api/rounds', async ({ headers, query }) => {
    const session = await sessionOf(studio, headers);
    const asked = read(paging, query);
    const page = { game: asked.game ?? session.game, before: asked.before ?? null, limit: PAGE };
    const rounds = await listRounds(studio.db, session.player, page);
    return done(rounds.map(viewRound));
  });

  app.get<{ Params: { id: string } }>('/api/rounds/:id', async ({ headers, params }) => {
    const { player } = await sessionOf(studio, headers);
    const round = await findRound(studio.db, params.id);
    ensure(round?.player === player, 'round_unknown');
    return done(viewProof(round, await readSeedOf(studio.db, round)));
  });

  app.post('/api/seeds', async ({ headers, body }) => {
    const { player } = await sessionOf(studio, headers);
    const asked = read(choosing, body);
    return done(viewSeedChange(await changeSeeds(studio, { player, ...asked })));
  });

  app.post('/api/purse', async ({ headers }) => {
    const session = await sessionOf(studio, headers);
    return done({ balance: `${await fillPurse(studio, session)}` });
  });
}

/** Of who reads, or moves in what was staked before. */
export const sessionOf = (studio: Studio, headers: FastifyRequest['headers']): Promise<Session> =>
  getPlayer(studio, bearerOf(headers));

/** Of who stakes: the wallet asks the rest. */
export const stakerOf = (studio: Studio, headers: FastifyRequest['headers']): Promise<Session> =>
  getSession(studio, bearerOf(headers));
