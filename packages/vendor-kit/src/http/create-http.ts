import { holdsNul } from '@baize/std/holds-nul';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import type { VendorMetrics } from '../metrics.ts';
import { COMMON_REFUSALS, type CommonRefusal, VendorRefusal } from '../refusal.ts';

export type HttpParts = {
  readonly log: Logger;
  readonly metrics: Pick<VendorMetrics, 'callsFailed'>;
  /** Every code that may leave, with its status. */
  readonly refusals: Readonly<Record<string, number>>;
  /** The code for an address where nothing is. */
  readonly notFound: string;
  readonly isReady: () => Promise<boolean>;
  readonly bodyMax?: number;
};

const BODY_MAX = 16 * 1024;

/** A server whose failures leave as a code and nothing else. */
export function createVendorHttp(parts: HttpParts): FastifyInstance {
  const { log, metrics, refusals, notFound, isReady, bodyMax = BODY_MAX } = parts;
  const app = Fastify({
    bodyLimit: bodyMax,
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    requestTimeout: 30_000,
    // An address that cannot be read, or with a part that is too long.
    frameworkErrors: (_error, _request, reply) => {
      void (reply as FastifyReply)
        .header('x-content-type-options', 'nosniff')
        .code(COMMON_REFUSALS.request_invalid)
        .send(envelopeOf(unreadable()));
    },
  });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
  });
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (holdsNul([params, query, body])) throw unreadable();
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === 'unknown') {
      metrics.callsFailed.inc();
      log.error({ err: error, requestId: request.id }, 'a call failed');
    }
    return reply.code(refusals[refusal.code] ?? 500).send(envelopeOf(refusal));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(envelopeOf(new VendorRefusal(notFound))),
  );
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  return app;
}

const unreadable = () => new VendorRefusal<CommonRefusal>('request_invalid');

function refusalOf(error: unknown): VendorRefusal {
  if (error instanceof VendorRefusal) return error;
  const { statusCode = 500 } = (error ?? {}) as { statusCode?: number };
  return new VendorRefusal(statusCode >= 400 && statusCode < 500 ? 'request_invalid' : 'unknown');
}

const envelopeOf = ({ code, details }: VendorRefusal) => ({
  success: false,
  message: code,
  value: details,
});
