import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageDrawn } from './pages.ts';

/** Sends a page as small as the browser can take it, or says that it has it already. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageDrawn) {
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie')
    .header('etag', page.etag);
  if (page.code === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.code(304).send();
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}
