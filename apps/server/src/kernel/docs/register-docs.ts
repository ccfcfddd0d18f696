import type { Endpoint } from '@baize/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { openApiOf } from './open-api.ts';
import { apiPage } from './page.ts';

/** Serves the API document, made once from the contract: as a file and as a page. */
export function registerDocs(
  app: FastifyInstance,
  contract: Readonly<Record<string, Endpoint>>,
  about: { title: string; version: string },
) {
  const document = openApiOf(contract, about);
  const page = apiPage(document);
  app.get('/docs/api.json', () => document);
  app.get('/docs/api', (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
