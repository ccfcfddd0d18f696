import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Whether a request came with bytes behind its body that are no request of their own. */
export type HasStrayBytes = (request: FastifyRequest) => boolean;

/**
 * Remembers connections whose bytes stopped being HTTP. Node hands over the last good request and
 * reports the rest in the same step, before a handler runs, so a handler can still refuse it.
 */
export function watchStrayBytes(app: FastifyInstance): HasStrayBytes {
  const broken = new WeakSet<Socket>();
  app.server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code?.startsWith('HPE_')) broken.add(socket);
  });
  return ({ raw }) => broken.has(raw.socket);
}
