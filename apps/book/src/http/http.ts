import { canReachDatabase } from '@baize/vendor-kit/db/open-database';
import { createVendorHttp } from '@baize/vendor-kit/http/create-http';
import type { FastifyInstance } from 'fastify';
import type { Book } from '../book.ts';
import { metrics } from '../metrics.ts';
import { REFUSALS } from '../refusal.ts';
import { registerSportStream, type SportStream } from '../sports/feed/sport-stream.ts';
import { registerSlipCalls, registerSportCalls } from '../sports/http-routes.ts';
import { registerPageCalls } from '../sports/page-routes.ts';
import { type DrawEvents, registerEvents } from './draw-events.ts';
import { registerFramedPages } from './framed-pages.ts';
import { registerChaseCalls, registerMemberCalls } from './member-routes.ts';
import { registerPlatformCalls } from './platform-routes.ts';
import { registerPublicCalls } from './public-routes.ts';

type HttpOptions = {
  readonly siteOrigins: readonly string[];
  /** Further platforms, which show the lottery pages in a frame. */
  readonly platforms: readonly string[];
  readonly events: DrawEvents;
  readonly stream: SportStream;
};

/** A pasted list of ten thousand numbers is about 100 kB. */
const BODY_MAX = 256 * 1024;

export async function createHttp(
  book: Book,
  { siteOrigins, platforms, events, stream }: HttpOptions,
): Promise<FastifyInstance> {
  const app = createVendorHttp({
    log: book.log,
    metrics,
    refusals: REFUSALS,
    notFound: 'request_invalid',
    isReady: () => canReachDatabase(book.db),
    bodyMax: BODY_MAX,
  });
  allowSites(app, siteOrigins);
  registerPublicCalls(app, book);
  registerMemberCalls(app, book);
  registerChaseCalls(app, book);
  registerPlatformCalls(app, book);
  registerSportCalls(app, book);
  registerSlipCalls(app, book);
  registerPageCalls(app, book);
  registerEvents(app, events);
  registerSportStream(app, stream);
  await registerFramedPages(app, { platforms: [...siteOrigins, ...platforms] });
  return app;
}

/** The pages are the site's own: their browsers ask whether they may call us. */
function allowSites(app: FastifyInstance, sites: readonly string[]): void {
  app.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    if (origin === undefined || !sites.includes(origin)) return;
    void reply.header('access-control-allow-origin', origin).header('vary', 'origin');
  });
  app.options('/api/*', async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'authorization, content-type')
      .header('access-control-max-age', '600')
      .send(),
  );
}
