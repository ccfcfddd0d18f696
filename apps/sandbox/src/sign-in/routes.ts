import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../clock.ts';
import { type Choices, choicesOf } from '../pages/choices.ts';
import type { Store } from '../store.ts';
import type { Signer } from '../tokens.ts';
import { authorizePage, stopPage } from './authorize-page.ts';
import { createCodes } from './codes.ts';
import { findPerson, listPeople } from './people.ts';
import { PROVIDERS, type Provider } from './providers.ts';
import { answer, type Client, type Query, type RequestReading, readRequest } from './request.ts';
import { exchangeCode } from './token.ts';

export type SignInOptions = {
  readonly store: Store;
  readonly clock: Clock;
  readonly signer: Signer;
  readonly client: Client;
  /** Our own address. */
  readonly here: () => string;
};

/** OpenID Connect, once for each provider: authorization code with PKCE and nothing else. */
export function registerSignIn(app: FastifyInstance, options: SignInOptions): void {
  const codes = createCodes(options.clock);
  for (const provider of PROVIDERS) {
    registerAuthorize(app, { ...options, provider, codes });
    registerToken(app, { ...options, provider, codes });
    app.get(`/${provider.key}/jwks`, async () => options.signer.jwks);
    app.get(`/${provider.key}/.well-known/openid-configuration`, async () =>
      describe(`${options.here()}/${provider.key}`),
    );
  }
}

type Issuer = SignInOptions & {
  readonly provider: Provider;
  readonly codes: ReturnType<typeof createCodes>;
};

function registerAuthorize(app: FastifyInstance, issuer: Issuer): void {
  const { provider, store, client, codes } = issuer;
  const place = `/${provider.key}/authorize`;
  app.get<{ Querystring: Query }>(place, async (request, reply) => {
    const { query } = request;
    const read = readRequest(query, client);
    const choices = choicesOf(request, query['ui_locales']);
    if (read.kind !== 'fine') return turnAway(reply, read, choices);
    const people = listPeople(store);
    const { redirectUri } = read.request;
    return sendPage(reply, authorizePage({ ...choices, provider, people, redirectUri }));
  });

  // The page posts to the address it was opened by, so the request is read and checked again.
  app.post<{ Querystring: Query; Body: Query }>(place, async (asked, reply) => {
    const { query, body } = asked;
    const read = readRequest(query, client);
    if (read.kind !== 'fine') return turnAway(reply, read, choicesOf(asked));
    const { request } = read;
    if (body['choice'] === 'decline') {
      return reply.redirect(answer(request, { error: 'access_denied' }).href, 303);
    }
    const person = findPerson(store, body['choice'] || body['email'] || '');
    if (!person) return reply.redirect(`${place}?${new URLSearchParams(query as never)}`, 303);
    const code = codes.give({ provider: provider.key, person, request });
    return reply.redirect(answer(request, { code }).href, 303);
  });
}

function registerToken(app: FastifyInstance, issuer: Issuer): void {
  const { provider, here, signer, client, codes } = issuer;
  app.post<{ Body: Query | null }>(`/${provider.key}/token`, async (request, reply) => {
    const outcome = exchangeCode(request.body ?? {}, {
      authorization: request.headers.authorization,
      client,
      codes,
      provider: provider.key,
    });
    reply.header('cache-control', 'no-store');
    if (typeof outcome === 'string') {
      return reply.code(outcome === 'invalid_client' ? 401 : 400).send({ error: outcome });
    }
    const issuerUrl = `${here()}/${provider.key}`;
    const idToken = await signer.sign({ ...outcome.claims, iss: issuerUrl, aud: client.id });
    return {
      access_token: outcome.accessToken,
      token_type: 'Bearer',
      expires_in: 3_600,
      scope: 'openid email profile',
      id_token: idToken,
    };
  });
}

const describe = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  grant_types_supported: ['authorization_code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email', 'profile'],
  claims_supported: ['sub', 'name', 'email', 'email_verified', 'nonce'],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  code_challenge_methods_supported: ['S256'],
});

function turnAway(
  reply: FastifyReply,
  read: Exclude<RequestReading, { kind: 'fine' }>,
  choices: Choices,
): FastifyReply {
  if (read.kind === 'back') return reply.redirect(read.to.href, 303);
  return sendPage(reply.code(400), stopPage(read.error, choices));
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'",
    )
    .send(html);
