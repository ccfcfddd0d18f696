import { done, read } from '@baize/vendor-kit/http/reading';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Watch } from '../poker/watch-tables.ts';
import { readSea } from '../seas/read-sea.ts';
import type { Studio } from '../studio.ts';
import { sessionOf } from './routes.ts';

const reading = z.object({
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt)
    .optional(),
});

/** The call of a fishing page. A shot is a move of its magazine. */
export function registerSeaCalls(app: FastifyInstance, studio: Studio, watch: Watch): void {
  app.get('/api/sea', async ({ headers, query }) => {
    const session = await sessionOf(studio, headers);
    const after = read(reading, query).after ?? null;
    return done(await readSea(studio, session, { after, watch }));
  });
}
