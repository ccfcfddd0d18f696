import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { World } from '../world.ts';

/** For load balancers: alive, and ready to take work. */
export function registerHealth(app: FastifyInstance, world: World, state: { isStopping: boolean }) {
  app.get('/healthz', () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !state.isStopping && (await canReachDatabase(world.db));
    return reply.code(isReady ? 200 : 503).send({ ready: isReady });
  });
}

export const canReachDatabase = (db: Db): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
