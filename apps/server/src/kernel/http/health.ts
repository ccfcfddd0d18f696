import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { registry } from '../metrics.ts';
import type { World } from '../world.ts';

/** For load balancers and operators: alive, ready to take work, and figures about it. */
export function registerHealth(app: FastifyInstance, world: World, state: { isStopping: boolean }) {
  app.get('/healthz', () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !state.isStopping && (await canReachDatabase(world));
    return reply.code(isReady ? 200 : 503).send({ ready: isReady });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

const canReachDatabase = (world: World): Promise<boolean> =>
  sql`select 1`.execute(world.db).then(
    () => true,
    () => false,
  );
