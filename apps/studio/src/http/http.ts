import { canReachDatabase } from '@baize/vendor-kit/db/open-database';
import { createVendorHttp } from '@baize/vendor-kit/http/create-http';
import type { FastifyInstance } from 'fastify';
import { type CodeWatch, gateByCode } from '../code-watch.ts';
import { callsFailed } from '../metrics.ts';
import type { Watch } from '../poker/watch-tables.ts';
import { REFUSALS } from '../refusal.ts';
import type { RoomHub } from '../rooms/hub.ts';
import type { Studio } from '../studio.ts';
import { type PageOptions, registerPages } from './pages.ts';
import { registerPokerCalls } from './poker-routes.ts';
import { registerPublicCalls } from './public-routes.ts';
import { registerRoomCalls } from './room-routes.ts';
import { registerCalls } from './routes.ts';
import { registerSeaCalls } from './sea-routes.ts';

type HttpParts = PageOptions & {
  readonly watch: Watch;
  readonly seas: Watch;
  readonly hub: RoomHub;
  readonly code: CodeWatch;
};

/** Calls and pages behind one door. */
export async function createHttp(
  studio: Studio,
  { watch, seas, hub, code, ...pages }: HttpParts,
): Promise<FastifyInstance> {
  const app = createVendorHttp({
    log: studio.log,
    metrics: { callsFailed },
    refusals: REFUSALS,
    notFound: 'game_unknown',
    isReady: () => canReachDatabase(studio.db),
  });
  gateByCode(app, code);
  registerCalls(app, studio);
  registerRoomCalls(app, studio, hub);
  registerPublicCalls(app, studio);
  registerPokerCalls(app, studio, watch);
  registerSeaCalls(app, studio, seas);
  await registerPages(app, pages);
  return app;
}
