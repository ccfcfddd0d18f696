import type { FastifyReply, FastifyRequest } from 'fastify';
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

const hasTag = (header = '', tag: string): boolean =>
  listOf(header).some((known) => known === '*' || known.replace(/^W\//, '') === tag);

/** The smaller of those it names, or that `*` stands for; one at `q=0` is refused by name. */
function encodingFor(header = ''): 'br' | 'gzip' | null {
  const weights = new Map(listOf(header.toLowerCase()).map(weighed));
  const takes = (encoding: string) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(takes) ?? null;
}

function weighed(row: string): readonly [string, number] {
  const [encoding = '', ...parameters] = listOf(row, ';');
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [encoding, weight === undefined ? 1 : Number(weight.slice(2))];
}

const listOf = (text: string, separator = ','): readonly string[] =>
  text.split(separator).map((part) => part.trim());
