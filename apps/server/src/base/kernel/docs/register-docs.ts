import type { Endpoint } from '@baize/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf, type Identify } from '../http/http.ts';
import { type OpenApi, openApiOf } from './open-api.ts';
import { apiPage } from './page.ts';

/** Nothing of it is loaded, sent or shown inside another page. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type Contract = Readonly<Record<string, Endpoint>>;

type DocsOptions = {
  readonly title: string;
  readonly version: string;
  readonly identify: Identify;
};

/**
 * Serves the API document, made from the contract: as a file and as a page. The calls of
 * operators are described to operators alone, who bring their session as with any call.
 */
export function registerDocs(
  app: FastifyInstance,
  contract: Contract,
  { identify, ...about }: DocsOptions,
) {
  const whole = docsOf(contract, about);
  const calls = Object.entries(contract).filter(([, endpoint]) => !isOfOperators(endpoint));
  const open = docsOf(Object.fromEntries(calls), about);
  const docsFor = async (request: FastifyRequest) => {
    const token = bearerOf(request);
    const caller = token === null ? null : await identify(token);
    return caller?.role === 'operator' ? whole() : open();
  };
  app.get('/docs/api.json', async (request, reply) =>
    reply.header('cache-control', 'no-store').send((await docsFor(request)).document),
  );
  app.get('/docs/api', async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send((await docsFor(request)).page),
  );
}

/** Their sign-in is open to guests, and still no guest's business. */
const isOfOperators = ({ access, path }: Endpoint): boolean =>
  access === 'operator' || path.startsWith('/ops/');

/** Made when somebody asks first: a start should not wait for it. */
function docsOf(contract: Contract, about: { title: string; version: string }) {
  let made: { document: OpenApi; page: string } | null = null;
  return () => {
    if (made) return made;
    const document = openApiOf(contract, about);
    made = { document, page: apiPage(document) };
    return made;
  };
}
