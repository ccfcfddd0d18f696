import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

/** The page by which players check rounds and draws; `npm run engines -- verifier` writes it. */
export const VERIFIER_FILE = new URL('../verifier/verify.gen.html', import.meta.url);

/** Hands the page out. It may be kept: it asks nothing of any server. */
export function registerVerifier(app: FastifyInstance, siteOrigins: readonly string[] = []): void {
  const page = readFile(VERIFIER_FILE);
  const framedBy = siteOrigins.length === 0 ? "'none'" : ["'self'", ...siteOrigins].join(' ');
  app.get('/verify.html', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', `frame-ancestors ${framedBy}`)
      .send(await page),
  );
}
