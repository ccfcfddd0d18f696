import Fastify, { type FastifyInstance } from 'fastify';
import { canReachDatabase } from '../db/client.ts';
import { callsFailed } from '../metrics.ts';
import { REFUSALS, Refusal } from '../refusal.ts';
import type { Studio } from '../studio.ts';
import { type PageOptions, registerPages } from './pages.ts';
import { registerPublicCalls } from './public-routes.ts';
import { registerCalls } from './routes.ts';

const BODY_MAX = 16 * 1024;

/** Calls and pages behind one door; what goes wrong leaves as a code and nothing else. */
export async function createHttp(studio: Studio, pages: PageOptions): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_MAX,
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    requestTimeout: 30_000,
  });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === 'unknown') {
      callsFailed.inc();
      studio.log.error({ err: error, requestId: request.id }, 'a call failed');
    }
    return reply.code(REFUSALS[refusal.code]).send(envelopeOf(refusal));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(envelopeOf(new Refusal('game_unknown'))),
  );
  app.get('/readyz', async (_request, reply) => {
    const ready = await canReachDatabase(studio.db);
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  registerCalls(app, studio);
  registerPublicCalls(app, studio);
  await registerPages(app, pages);
  return app;
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { statusCode = 500 } = (error ?? {}) as { statusCode?: number };
  return new Refusal(statusCode >= 400 && statusCode < 500 ? 'request_invalid' : 'unknown');
}

const envelopeOf = ({ code, details }: Refusal) => ({
  success: false,
  message: code,
  value: details,
});
