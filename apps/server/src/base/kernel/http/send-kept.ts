import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, hasTag } from './accepts.ts';
import type { KeptAnswer } from './kept-answers.ts';

/**
 * Sends a kept answer, or says that the client has it already. Whoever keeps a copy asks each time
 * whether it still holds: a change is told by an event, and who may come in at all is decided for
 * each visitor.
 */
export async function sendKept(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  kept: KeptAnswer,
): Promise<FastifyReply> {
  const encoding = encodingFor(headers['accept-encoding']);
  const encoded = encoding && (await kept.encoded(encoding));
  // Other bytes, another tag: it is a strong one.
  const tag = encoded ? `"${kept.tag}-${encoding}"` : `"${kept.tag}"`;
  void reply
    .header('etag', tag)
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('vary', 'accept-encoding, x-language, cookie');
  if (hasTag(headers['if-none-match'], tag)) return reply.code(304).send();
  void reply.code(200).type('application/json; charset=utf-8');
  if (!encoded) return reply.send(kept.plain);
  return reply.header('content-encoding', encoding).send(encoded);
}
