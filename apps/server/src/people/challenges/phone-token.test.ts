import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MINUTE_MS } from '@baize/std/time';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useWorld } from '../../testing/world.ts';
import { createVerifyPhoneToken, type VerifyPhoneToken } from './phone-token.ts';

const t = useWorld();
const AUDIENCE = 'mekhala';

let server: Server;
let issuer: string;
let keys: { own: CryptoKey; foreign: CryptoKey };
let verify: VerifyPhoneToken;

beforeAll(async () => {
  const own = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  keys = { own: own.privateKey, foreign: foreign.privateKey };
  const jwks = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256' }] };
  server = createServer((_, reply) => {
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(jwks));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/phone`;
  verify = createVerifyPhoneToken({ url: issuer, audience: AUDIENCE });
});
afterAll(() => server.close());

let made = 0;

type TokenClaims = {
  iss?: string;
  aud?: string;
  key?: CryptoKey;
  ageSeconds?: number;
  phone?: unknown;
};

function makeToken({ iss = issuer, aud = AUDIENCE, key = keys.own, ...facts }: TokenClaims = {}) {
  const { ageSeconds = 0, phone = '+66812345678' } = facts;
  const at = Math.floor(t.world.clock.now().getTime() / 1_000) - ageSeconds;
  return new SignJWT({ iss, aud, sub: 'someone', phone_number: phone, jti: String(made++) })
    .setProtectedHeader({ alg: 'RS256', kid: 'own' })
    .setIssuedAt(at)
    .setExpirationTime(at + 3_600)
    .sign(key);
}

test('a token of the provider proves its number, once', async () => {
  const token = await makeToken();
  expect(await verify(t.world, token)).toBe('+66812345678');
  await expect(verify(t.world, token)).rejects.toThrow('code_invalid');
});

test('of ten who bring one token at once, one comes in', async () => {
  const token = await makeToken();
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => verify(t.world, token)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a token is good for five minutes', async () => {
  await expect(verify(t.world, await makeToken({ ageSeconds: 299 }))).resolves.toBeTruthy();
  await expect(verify(t.world, await makeToken({ ageSeconds: 302 }))).rejects.toThrow(
    'code_expired',
  );
});

test.each([
  ['another issuer', () => makeToken({ iss: 'http://127.0.0.1:1/google' })],
  ['another audience', () => makeToken({ aud: 'copa' })],
  ['another key', () => makeToken({ key: keys.foreign })],
  ['no number', () => makeToken({ phone: null })],
  ['no signature', async () => (await makeToken()).replace(/[^.]*$/, '')],
  ['text that is no token', async () => "🎲' or 1=1 --\u0000"],
])('a token with %s is a wrong code', async (_, make) => {
  await expect(verify(t.world, await make())).rejects.toThrow('code_invalid');
});

test('a token of nobody’s algorithm is a wrong code', async () => {
  const [, payload] = (await makeToken()).split('.');
  const header = Buffer.from('{"alg":"none"}').toString('base64url');
  await expect(verify(t.world, `${header}.${payload}.`)).rejects.toThrow('code_invalid');
});

test('ERR-10 no token asks to complete the verification first', async () => {
  await expect(verify(t.world, undefined)).rejects.toThrow('verification_first');
});

test('a site without a provider has the feature off', async () => {
  const off = createVerifyPhoneToken(null);
  await expect(off(t.world, await makeToken())).rejects.toThrow('feature_off');
});

test('a token from a clock far ahead of ours is refused', async () => {
  const token = await makeToken();
  t.world.clock.advance(-60 * MINUTE_MS);
  await expect(verify(t.world, token)).rejects.toThrow('code_invalid');
});
