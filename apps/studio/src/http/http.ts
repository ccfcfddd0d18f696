import { canReachDatabase } from '@baize/vendor-kit/db/open-database';
import { createVendorHttp } from '@baize/vendor-kit/http/create-http';
import type { FastifyInstance } from 'fastify';
import { callsFailed } from '../metrics.ts';
import type { TableWatch } from '../poker/watch-tables.ts';
import { REFUSALS } from '../refusal.ts';
import type { Studio } from '../studio.ts';
import { type PageOptions, registerPages } from './pages.ts';
import { registerPokerCalls } from './poker-routes.ts';
import { registerPublicCalls } from './public-routes.ts';
import { registerCalls } from './routes.ts';

type HttpParts = PageOptions & { readonly watch: TableWatch };

/** Calls and pages behind one door. */
export async function createHttp(
  studio: Studio,
  { watch, ...pages }: HttpParts,
): Promise<FastifyInstance> {
  const app = createVendorHttp({
    log: studio.log,
    metrics: { callsFailed },
    refusals: REFUSALS,
    notFound: 'game_unknown',
    isReady: () => canReachDatabase(studio.db),
  });
  registerCalls(app, studio);
  registerPublicCalls(app, studio);
  registerPokerCalls(app, studio, watch);
  await registerPages(app, pages);
  return app;
}
