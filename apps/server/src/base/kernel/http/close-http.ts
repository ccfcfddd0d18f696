import type { FastifyInstance } from 'fastify';

const LOOK_MS = 50;

/**
 * Takes no new calls and finishes those that have begun. A connection that becomes idle only after
 * the close began would be kept for its next call, which never comes: it is ended too.
 */
export async function closeHttp(app: FastifyInstance): Promise<void> {
  const looking = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
  try {
    await app.close();
  } finally {
    clearInterval(looking);
  }
}
