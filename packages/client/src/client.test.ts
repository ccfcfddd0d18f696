import { readSealKey } from '@baize/contract/kernel';
import { openSupport, readAnnouncements, readStatus } from '@baize/contract/system';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createClient } from './client.ts';

const { call, speak } = createClient(() => null);

afterEach(() => {
  vi.unstubAllGlobals();
  speak('');
});

type Sent = { readonly url: string; readonly init: RequestInit };

/** A server of one answer after another; gives what it was asked. */
function givenAnswers(...answers: readonly ((sent: Sent) => unknown)[]): readonly Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const asked = { url, init };
    sent.push(asked);
    const answer = answers[sent.length - 1] ?? answers.at(-1);
    return Response.json(await answer?.(asked));
  });
  return sent;
}

const success = (value: unknown) => () => ({ success: true, message: null, value });
const refusal = (message: string, value: object) => () => ({ success: false, message, value });

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

test('gives the value of the envelope', async () => {
  givenAnswers(success(1));
  expect(await call(readStatus, {})).toBe(1);
});

test('writes the input of a GET into the query, by the contract’s own codec', async () => {
  const sent = givenAnswers(success({ banners: [] }));
  await call(readAnnouncements, { types: ['B', 'PL'], platform: 'W' });
  expect(sent[0]?.url).toBe('/wps/relay/announcements?types=B%2CPL&platform=W');
});

test('says which language it speaks', async () => {
  const sent = givenAnswers(success(0));
  speak('TH');
  await call(readStatus, {});
  expect(sent[0]?.init.headers).toMatchObject({ 'x-language': 'TH' });
});

test('a refusal keeps its code, the server’s wording and the details', async () => {
  givenAnswers(refusal('rate_limited', { text: 'Too many', retryAfterSeconds: 3 }));
  const { code, text, details } = await failureOf(call(readStatus, {}));
  expect({ code, text, details }).toEqual({
    code: 'rate_limited',
    text: 'Too many',
    details: { retryAfterSeconds: 3 },
  });
});

test('a refusal is known by its code, and as unknown without one', async () => {
  givenAnswers(refusal('from_the_future', { text: 'New' }));
  expect((await failureOf(call(readStatus, {}))).code).toBe('from_the_future');
  givenAnswers(refusal('Bad Gateway', { text: 'New' }));
  expect((await failureOf(call(readStatus, {}))).code).toBe('unknown');
});

test.each([
  ['a line that is down', () => Promise.reject(new TypeError('no network'))],
  ['an answer that is no envelope', async () => new Response('<html>')],
])('%s is told as a network fault', async (_, fetched) => {
  vi.stubGlobal('fetch', fetched);
  expect((await failureOf(call(readStatus, {}))).code).toBe('network');
});

test('a call that is given up by its caller stays given up', async () => {
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => Promise.reject(signal?.reason));
  const caller = new AbortController();
  caller.abort(new Error('left the page'));
  await expect(call(readStatus, {}, caller.signal)).rejects.toThrow('left the page');
});

test('a sealed call can be read by the key’s owner alone, and asks for a new key once', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const { kty, crv, x, y } = await exportJWK(publicKey);
  const key = (kid: string) =>
    success({ kid, alg: 'ECDH-ES', enc: 'A256GCM', key: { kty, crv, x, y } });
  const open = async ({ init }: Sent) => {
    const { plaintext, protectedHeader } = await compactDecrypt(init.body as string, privateKey);
    expect(protectedHeader).toMatchObject({ kid: 'new', path: openSupport.path });
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({ path: 'hidden' });
    return success({ address: 'mailto:us@example.com' })();
  };
  const sent = givenAnswers(
    key('old'),
    refusal('seal_key_unknown', { text: 'changed' }),
    key('new'),
    open,
  );

  expect(await call(openSupport, { path: 'hidden' })).toEqual({ address: 'mailto:us@example.com' });
  expect(sent.map(({ url }) => url)).toEqual([
    readSealKey.path,
    openSupport.path,
    readSealKey.path,
    openSupport.path,
  ]);
  expect(sent[3]?.init.headers).toMatchObject({ 'content-type': 'application/jose' });
});
