import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stage } from '@baize/art/stage';
import { symbol } from '@baize/art/symbol';
import { POKER_TITLES } from '@baize/engines/families/poker-titles';
import { ENGINES } from '@baize/engines/games/index';
import { LIVE_TABLES } from '@baize/engines/rooms/live-tables';
import { registerVerifier } from '@baize/vendor-kit/http/serve-verifier';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ensure } from '../refusal.ts';

/** What `build.ts` leaves: one script with its styles for every game. */
const DIST = path.resolve(import.meta.dirname, '../../dist');
const ENTRY = 'src/client/main.ts';

type Chunk = { readonly file: string; readonly css?: readonly string[] };

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
  const manifest = path.join(dist, 'manifest.json');
  if (!existsSync(manifest)) {
    app.log.warn({ dist }, 'the games are not built, so no pages are served');
    return;
  }
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>;
  const page = writePage(chunks[ENTRY], siteOrigins);
  const policy = policyOf(siteOrigins);
  // A name holds a hash of its content: what is under it never changes.
  await app.register(fastifyStatic, {
    root: path.join(dist, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  registerArt(app);
  const send = (reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .headers(policy)
      .send(page);
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

/** A game loads and asks itself alone, and is shown by its site alone. */
const policyOf = (siteOrigins: readonly string[]) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigins.length === 0 ? "'none'" : siteOrigins.join(' ')}`,
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});

function writePage(entry: Chunk | undefined, siteOrigins: readonly string[]): string {
  const styles = (entry?.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`);
  return `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
<meta name="theme-color" content="#0a0b24">
<meta name="sites" content="${siteOrigins.join(' ')}">
<title>Baize Studio</title>
<link rel="icon" href="data:,">
${styles.join('\n')}
<script type="module" src="/${entry?.file ?? ''}"></script>
</head>
<body></body>
</html>
`;
}
