import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, hasTag } from '../../base/kernel/index.ts';
import type { PageDrawn } from './pages.ts';

/** Sends a page as small as the browser can take it, or says that it has it already. */
export function sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: PageDrawn) {
  // Weak, since one tag stands for the page however it is compressed.
  const etag = `W/${page.etag}`;
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie')
    .header('etag', etag);
  if (page.code === 200 && hasTag(headers['if-none-match'], page.etag)) {
    return reply.code(304).send();
  }
  const encoding = encodingFor(headers['accept-encoding']);
  if (encoding === null) return reply.send(page.plain);
  return reply.header('content-encoding', encoding).send(page[encoding]);
}
