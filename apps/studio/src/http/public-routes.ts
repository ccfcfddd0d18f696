import { isRecallSigned, RECALL_MS } from '@baize/std/recall-signature';
import { done, read } from '@baize/vendor-kit/http/reading';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { readMeters } from '../meters/read-meters.ts';
import { readPots } from '../pots/read-pots.ts';
import { ensure } from '../refusal.ts';
import { readSeedOf } from '../rooms/read-seed-of.ts';
import { findRound } from '../rounds/queries.ts';
import { CURRENCIES } from '../stakes.ts';
import type { Studio } from '../studio.ts';
import { roundId } from './reading.ts';
import { viewProof } from './views.ts';

const recall = z.object({
  expires: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  signature: z.string().max(64),
});

/** The calls for which nobody needs a session: what is everybody's, and what is signed. */
export function registerPublicCalls(app: FastifyInstance, studio: Studio): void {
  app.get('/api/pots', async () => done(await readPots(studio, CURRENCIES)));

  app.get('/api/games', async () => done(await readMeters(studio)));

  app.get<{ Params: { id: string } }>('/api/recall/:id', async ({ params, query }) => {
    const id = read(roundId, params.id);
    const { expires, signature } = read(recall, query);
    const left = expires - studio.clock.now().getTime();
    ensure(left > 0 && left <= RECALL_MS, 'recall_refused');
    const signed = { roundId: id, expires };
    ensure(await isRecallSigned(studio.recallSecret, signed, signature), 'recall_refused');
    const round = await findRound(studio.db, id);
    ensure(round, 'round_unknown');
    return done(viewProof(round, await readSeedOf(studio.db, round)));
  });
}
