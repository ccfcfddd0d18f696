import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

type Chunk = { readonly file: string; readonly css?: readonly string[] };

export type BuiltPages = {
  /** What the build left: `manifest.json` and `assets/`. */
  readonly dist: string;
  /** The script of the pages, by its name in the manifest. */
  readonly entry: string;
  /** The sites that may show them in a frame. */
  readonly framedBy: readonly string[];
  readonly title: string;
  /** The colour of the page before anything is drawn. */
  readonly ground: string;
};

export type SendPage = (reply: FastifyReply) => FastifyReply;

/**
 * Hands out the files of pages that a build has made; answers how to send one, or null where nothing
 * is built. A page loads and asks its own server alone, and is shown by its sites alone.
 */
export async function servePages(
  app: FastifyInstance,
  pages: BuiltPages,
): Promise<SendPage | null> {
  const manifest = path.join(pages.dist, 'manifest.json');
  if (!existsSync(manifest)) {
    app.log.warn({ dist: pages.dist }, 'the pages are not built, so none are served');
    return null;
  }
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>;
  const page = writePage(chunks[pages.entry], pages);
  const policy = policyOf(pages.framedBy);
  // A name holds a hash of its content: what is under it never changes.
  await app.register(fastifyStatic, {
    root: path.join(pages.dist, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  return (reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .headers(policy)
      .send(page);
}

const policyOf = (framedBy: readonly string[]) => ({
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
    `frame-ancestors ${framedBy.length === 0 ? "'none'" : framedBy.join(' ')}`,
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});

function writePage(entry: Chunk | undefined, { framedBy, title, ground }: BuiltPages): string {
  const styles = (entry?.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`);
  return `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
<meta name="theme-color" content="${ground}">
<meta name="sites" content="${framedBy.join(' ')}">
<title>${title}</title>
<link rel="icon" href="data:,">
${styles.join('\n')}
<script type="module" src="/${entry?.file ?? ''}"></script>
</head>
<body><div id="root"></div></body>
</html>
`;
}
