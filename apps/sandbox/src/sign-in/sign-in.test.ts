import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../index.ts';
import { sha256 } from '../tokens.ts';

const BACK = 'http://localhost:8080/callback';
const VERIFIER = 'a-verifier-of-the-browser-that-began-the-sign-in';

let sandbox: Sandbox;
let now = 1_800_000_000_000;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock: { now: () => now } });
});
afterAll(() => sandbox.stop());
beforeEach(() => {
  now += 1_000_000;
});

const ask = (changes: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: 'sandbox',
    redirect_uri: BACK,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: sha256(VERIFIER).toString('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  });

const open = (query: URLSearchParams) =>
  fetch(`${sandbox.url}/google/authorize?${query}`, { redirect: 'manual' });

async function choose(
  choice: Record<string, string>,
  query = ask(),
  provider = 'google',
): Promise<URLSearchParams> {
  const reply = await fetch(`${sandbox.url}/${provider}/authorize?${query}`, {
    method: 'POST',
    body: new URLSearchParams(choice),
    redirect: 'manual',
  });
  expect(reply.status).toBe(303);
  return new URL(reply.headers.get('location') ?? '', sandbox.url).searchParams;
}

type Tokens = { id_token?: string; error?: string };

async function exchange(
  code: string,
  changes: Record<string, string> = {},
  provider = 'google',
): Promise<Tokens> {
  const reply = await fetch(`${sandbox.url}/${provider}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'sandbox',
      client_secret: 'sandbox',
      redirect_uri: BACK,
      code_verifier: VERIFIER,
      code,
      ...changes,
    }),
  });
  return (await reply.json()) as Tokens;
}

const ploy = { choice: 'ploy.srisai@example.com' };

test.each(['google', 'facebook'])('%s says where everything is', async (provider) => {
  const issuer = `${sandbox.url}/${provider}`;
  const reply = await fetch(`${issuer}/.well-known/openid-configuration`);
  expect(await reply.json()).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    code_challenge_methods_supported: ['S256'],
  });
});

test.each(['google', 'facebook'])('%s names the person who was chosen', async (provider) => {
  const back = await choose(ploy, ask(), provider);
  expect(back.get('state')).toBe('state-1');
  const { id_token = '' } = await exchange(back.get('code') ?? '', {}, provider);
  const issuer = `${sandbox.url}/${provider}`;
  const { payload } = await jwtVerify(id_token, createRemoteJWKSet(new URL(`${issuer}/jwks`)), {
    issuer,
    audience: 'sandbox',
    currentDate: new Date(now),
  });
  expect(payload).toMatchObject({
    name: 'Ploy Srisai',
    email: 'ploy.srisai@example.com',
    email_verified: true,
    nonce: 'nonce-1',
  });
});

test('whoever types an address has an account from then on, always the same', async () => {
  const subjects = [];
  for (const email of ['New.Member@example.com', 'new.member@example.com']) {
    const { id_token = '' } = await exchange((await choose({ email })).get('code') ?? '');
    const [, body = ''] = id_token.split('.');
    subjects.push(JSON.parse(Buffer.from(body, 'base64url').toString()) as object);
  }
  expect(subjects[0]).toMatchObject({ name: 'New Member', email: 'new.member@example.com' });
  expect(subjects[1]).toEqual(subjects[0]);
  expect(await (await open(ask())).text()).toContain('new.member@example.com');
});

test('a person who declines is sent back with that word', async () => {
  const back = await choose({ choice: 'decline' });
  expect(Object.fromEntries(back)).toEqual({ error: 'access_denied', state: 'state-1' });
});

test('a code is good once', async () => {
  const code = (await choose(ploy)).get('code') ?? '';
  expect(await exchange(code)).toHaveProperty('id_token');
  expect(await exchange(code)).toEqual({ error: 'invalid_grant' });
});

test('a code is good for a minute', async () => {
  const code = (await choose(ploy)).get('code') ?? '';
  now += 60_000;
  expect(await exchange(code)).toEqual({ error: 'invalid_grant' });
});

test.each([
  ['another verifier', { code_verifier: 'of another browser' }, 'invalid_grant'],
  ['another address to return to', { redirect_uri: `${BACK}/x` }, 'invalid_grant'],
  ['a wrong secret', { client_secret: 'guessed' }, 'invalid_client'],
  ['another way of asking', { grant_type: 'password' }, 'unsupported_grant_type'],
])('a code with %s is refused', async (_, changes, error) => {
  const code = (await choose(ploy)).get('code') ?? '';
  expect(await exchange(code, changes)).toEqual({ error });
});

test('a code of one provider is nothing to the other', async () => {
  const code = (await choose(ploy)).get('code') ?? '';
  expect(await exchange(code, {}, 'facebook')).toEqual({ error: 'invalid_grant' });
});

test('a site that leaves out PKCE is sent back', async () => {
  for (const changes of [{ code_challenge: '' }, { code_challenge_method: 'plain' }]) {
    const reply = await open(ask(changes));
    expect(reply.headers.get('location')).toBe(`${BACK}?error=invalid_request&state=state-1`);
  }
});

test.each([
  ['an unknown site', { client_id: 'someone' }],
  ['a foreign address to return to', { redirect_uri: 'https://evil.example/callback' }],
  ['an address that is no address', { redirect_uri: 'javascript:alert(1)' }],
])('%s is told nothing: the browser stays', async (_, changes) => {
  const reply = await open(ask(changes));
  expect(reply.status).toBe(400);
  expect(reply.headers.get('location')).toBeNull();
});
