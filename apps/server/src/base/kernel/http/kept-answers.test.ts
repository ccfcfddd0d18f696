import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoint, wholeNumber } from '@baize/contract/endpoint';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operatorOf } from '../../../testing/operator.ts';
import { httpWith } from '../../../testing/server.ts';
import { origin, useWorld } from '../../../testing/world.ts';
import { ensure } from '../refusal.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { type Route, serve } from './serve.ts';

const t = useWorld();

const list = endpoint({
  method: 'GET',
  path: '/test/list',
  summary: 'A page of something long.',
  access: 'guest',
  cache: { seconds: 30 },
  input: z.object({ page: wholeNumber(1, 9_999) }),
  output: z.object({ page: z.int(), language: z.string(), text: z.string(), who: z.string() }),
  errors: ['not_found'],
});

let made = 0;
let version = '1';
beforeEach(() => {
  made = 0;
  version = '1';
});

const listRoute: Route = {
  ...serve(list, async (ctx, { page }) => {
    made += 1;
    await Promise.resolve();
    ensure(page !== 404, 'not_found');
    const who = `${ctx.caller?.role ?? 'nobody'} ${ctx.origin.ip}${ctx.origin.userAgent}`;
    const text = `${version} ${'page after page '.repeat(200)}`;
    return { page, language: ctx.origin.language, text, who };
  }),
  version: () => version,
};

const MEMBER = { role: 'member', memberId: 'mem_1' as never } as const;
const app = () => httpWith(t.world, [listRoute], { identify: async () => MEMBER });
const ask = (to: ReturnType<typeof app>, query: string, headers: Record<string, string> = {}) =>
  to.inject({ url: `/test/list?${query}`, headers });

test('asked again, it answers the same bytes without making them again', async () => {
  const http = app();
  const first = await ask(http, 'page=1');
  const second = await ask(http, 'page=1&utm_source=elsewhere');
  expect(second.rawPayload).toEqual(first.rawPayload);
  expect(second.headers.etag).toBe(first.headers.etag);
  expect(made).toBe(1);
  await ask(http, 'page=2');
  expect(made).toBe(2);
});

test('whoever has it already is told so, for its own bytes alone', async () => {
  const http = app();
  const { headers } = await ask(http, 'page=1');
  expect(headers.etag).toMatch(/^"[\w-]{22}"$/);
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  for (const known of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`, '*']) {
    const again = await ask(http, 'page=1', { 'if-none-match': String(known) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect(again.headers.etag).toBe(headers.etag);
  }
  expect((await ask(http, 'page=2', { 'if-none-match': String(headers.etag) })).statusCode).toBe(
    200,
  );
});

test('it comes as small as the client can take it, each way with a tag of its own', async () => {
  const http = app();
  const plain = await ask(http, 'page=1');
  const br = await ask(http, 'page=1', { 'accept-encoding': 'gzip, br' });
  const gzip = await ask(http, 'page=1', { 'accept-encoding': 'gzip' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  expect(plain.headers['vary']).toBe('accept-encoding, x-language, cookie');
  expect(made).toBe(1);
});

test('each language has its own answer', async () => {
  const http = app();
  const inThai = await ask(http, 'page=1', { 'x-language': 'TH' });
  const inEnglish = await ask(http, 'page=1', { 'x-language': 'EN' });
  const byCookie = await ask(http, 'page=1', { cookie: 'lang=TH' });
  expect(inThai.json().value.language).toBe('TH');
  expect(inEnglish.json().value.language).toBe('EN');
  expect(byCookie.headers.etag).toBe(inThai.headers.etag);
});

test('what it is made of has changed: it is made again', async () => {
  const http = app();
  const before = await ask(http, 'page=1');
  version = '2';
  const after = await ask(http, 'page=1', { 'if-none-match': String(before.headers.etag) });
  expect(after.statusCode).toBe(200);
  expect(after.json().value.text).toMatch(/^2 /);
});

test('it is kept no longer than its row says', async () => {
  const http = app();
  await ask(http, 'page=1');
  t.world.clock.advance(29_999);
  await ask(http, 'page=1');
  expect(made).toBe(1);
  t.world.clock.advance(1);
  await ask(http, 'page=1');
  expect(made).toBe(2);
});

test('nothing of whoever asked first is in it', async () => {
  const http = app();
  const headers = {
    authorization: 'Bearer some-token',
    'user-agent': 'Spy/1',
    'x-forwarded-for': '198.51.100.9',
  };
  const { value } = (await ask(http, 'page=1', headers)).json();
  expect(value.who).toBe('nobody ');
});

test('fifty who ask at once have it made once', async () => {
  const http = app();
  await Promise.all(Array.from({ length: 50 }, () => ask(http, 'page=7')));
  expect(made).toBe(1);
});

test.each([
  'page=404',
  'page=-1',
  'page=1000000000',
  'page=',
  '',
  `page=${'1'.repeat(5_000)}`,
  'page=1&page=2',
  'page[]=1',
])('a refusal is not kept: %s', async (query) => {
  const http = app();
  const first = await ask(http, query.slice(0, 6_000));
  expect([400, 404]).toContain(first.statusCode);
  expect(first.headers['cache-control']).toBe('no-store');
  expect(first.headers.etag).toBeUndefined();
  const before = made;
  await ask(http, query);
  expect(made - before).toBe(query === 'page=404' ? 1 : 0);
});

test('the gate stands before what is kept', async () => {
  let closed: 'maintenance' | null = null;
  const http = httpWith(t.world, [listRoute], {
    gate: async (_origin, caller) => (caller?.role === 'operator' ? null : closed),
    identify: async (token) => (token === 'op' ? operatorOf() : null),
  });
  const { headers } = await ask(http, 'page=1');
  closed = 'maintenance';
  const shut = await ask(http, 'page=1', { 'if-none-match': String(headers.etag) });
  expect(shut.json()).toMatchObject({ message: 'maintenance' });
  expect((await ask(http, 'page=1', { authorization: 'Bearer op' })).statusCode).toBe(200);
});

test('a call that speaks to one caller cannot be kept', () => {
  const own = { ...listRoute, endpoint: { ...list, access: 'member' } } as Route;
  expect(() => httpWith(t.world, [own])).toThrow(/says the same to everyone/);
});

test('it keeps so many and no more, and what is asked for stays', async () => {
  const told = { ...t.world, wording: () => '' };
  const kept = createKeptAnswers(told, { entriesMax: 3, bytesMax: 1_000_000 });
  const page = (number: number) => kept.answer(listRoute, origin(), { page: String(number) });
  for (const number of [1, 2, 3, 1, 4]) await page(number);
  expect(made).toBe(4);
  await page(1);
  expect(made).toBe(4);
  await page(2);
  expect(made).toBe(5);
});

test('it keeps so many bytes and no more', async () => {
  const told = { ...t.world, wording: () => '' };
  const kept = createKeptAnswers(told, { entriesMax: 100, bytesMax: 8_000 });
  const page = (number: number) => kept.answer(listRoute, origin(), { page: String(number) });
  for (const number of [1, 2, 3]) await page(number);
  await page(3);
  expect(made).toBe(3);
  await page(1);
  expect(made).toBe(4);
});
