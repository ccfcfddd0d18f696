import path from 'node:path';
import { stage } from '@baize/art/stage';
import { symbol } from '@baize/art/symbol';
import { POKER_TITLES } from '@baize/engines/families/poker-titles';
import { ENGINES } from '@baize/engines/games/index';
import { LIVE_TABLES } from '@baize/engines/rooms/live-tables';
import { servePages } from '@baize/vendor-kit/http/serve-pages';
import { registerVerifier } from '@baize/vendor-kit/http/serve-verifier';
import type { FastifyInstance } from 'fastify';
import { ensure } from '../refusal.ts';

/** What `build.ts` leaves: one script with its styles for every game. */
const DIST = path.resolve(import.meta.dirname, '../../dist');

export type PageOptions = {
  /** The sites that may show our games in a frame. */
  readonly siteOrigins: readonly string[];
  readonly dist?: string;
};

/** The pages of the games. The address holds no secret: the launch token stands behind its `#`. */
export async function registerPages(
  app: FastifyInstance,
  { siteOrigins, dist = DIST }: PageOptions,
): Promise<void> {
  registerVerifier(app, siteOrigins);
  const send = await servePages(app, {
    dist,
    entry: 'src/client/main.ts',
    framedBy: siteOrigins,
    title: 'Baize Studio',
    ground: '#0a0b24',
  });
  if (!send) return;
  registerArt(app);
  app.get<{ Params: { game: string } }>('/play/:game', async ({ params }, reply) => {
    const isKnown = ENGINES.has(params.game) || LIVE_TABLES.has(params.game);
    ensure(isKnown || POKER_TITLES.has(params.game), 'game_unknown');
    return send(reply);
  });
  // Whether its signature is good is for the call that brings the round; the page can say so.
  app.get('/recall/:roundId', async (_request, reply) => send(reply));
}

/** The pictures of the games, drawn once. */
function registerArt(app: FastifyInstance): void {
  const pictures = {
    stage: stage(),
    orb: symbol('orb', ['jade', 'pearl', 'gold']),
  };
  for (const [name, picture] of Object.entries(pictures)) {
    app.get(`/art/${name}.svg`, async (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(picture),
    );
  }
}
