import { canReachDatabase } from '@baize/vendor-kit/db/open-database';
import { createVendorHttp } from '@baize/vendor-kit/http/create-http';
import type { FastifyInstance } from 'fastify';
import { callsFailed } from '../metrics.ts';
import { REFUSALS } from '../refusal.ts';
import type { Studio } from '../studio.ts';
import { type PageOptions, registerPages } from './pages.ts';
import { registerPublicCalls } from './public-routes.ts';
import { registerCalls } from './routes.ts';

/** Calls and pages behind one door. */
export async function createHttp(studio: Studio, pages: PageOptions): Promise<FastifyInstance> {
  const app = createVendorHttp({
    log: studio.log,
    metrics: { callsFailed },
    refusals: REFUSALS,
    notFound: 'game_unknown',
    isReady: () => canReachDatabase(studio.db),
  });
  registerCalls(app, studio);
  registerPublicCalls(app, studio);
  await registerPages(app, pages);
  return app;
}
