import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SPLASH_SIZES, splashPath } from '@baize/contract/app-splash';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadBrand, type Site } from '../../base/brand/index.ts';
import { createHttp, systemClock } from '../../base/kernel/index.ts';
import { registerSite } from './index.ts';

const BLOCKED = ['203.0.113.9', '203.0.113.10'];

/** A build of one line a page: what the server does with it is what is tested here. */
const PRERENDER = `
const PAGES = { '/': 'home', '/fails': 'fails', '/rng': 'list', '/live': 'list' };
export const pageAt = (path) => PAGES[path] ?? null;
export const draws = [];
export const renderPage = async ({ path, start }) => {
  draws.push(path);
  if (path === '/fails' && draws.filter((drawn) => drawn === path).length === 1) throw Error('once');
  return {
    html:
      '<html>' +
      [pageAt(path), start.language, start.status].join(' ') +
      (path === '/live' ? ' live' : ''),
    inlineScripts: ['let a'],
    inlineStyles: ['b{}'],
  };
};
`;

const folder = mkdtempSync(path.join(os.tmpdir(), 'baize-site-'));
const loaded = loadBrand('mekhala');
let isMaintenance = false;
let contentVersion = '1';
let app: FastifyInstance;

const site: Site = {
  ...loaded,
  contentVersion: () => contentVersion,
  versionOf: () => 1,
  state: async () => ({
    isMaintenance,
    access: loaded.brand.access,
    isBlocked: (ip) => BLOCKED.includes(ip),
    isAllowed: () => false,
  }),
  visitorOf: ({ ip }, isOperator) => ({ ip, region: null, isOperator }),
};

beforeAll(async () => {
  mkdirSync(path.join(folder, 'client/assets'), { recursive: true });
  mkdirSync(path.join(folder, 'prerender'));
  writeFileSync(path.join(folder, 'client/manifest.json'), '{}');
  writeFileSync(path.join(folder, 'client/assets/a-1.js'), 'plain');
  writeFileSync(path.join(folder, 'client/assets/a-1.js.br'), 'small');
  writeFileSync(path.join(folder, 'prerender/package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'prerender/prerender.js'), PRERENDER);
  app = createHttp();
  await registerSite(app, {
    world: { log: console as never, clock: systemClock },
    site,
    dist: folder,
  });
});

beforeEach(() => {
  isMaintenance = false;
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const prerenderer = () =>
  import(pathToFileURL(path.join(folder, 'prerender/prerender.js')).href) as Promise<{
    readonly draws: readonly string[];
  }>;

const ask = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers, remoteAddress: headers['from'] ?? '198.51.100.1' });

test('a page comes in the brand’s own language, and in the kept one where the brand has it', async () => {
  expect((await ask('/')).body).toBe('<html>home TH 0');
  expect((await ask('/', { cookie: 'lang=EN' })).body).toBe('<html>home EN 0');
  expect((await ask('/', { cookie: 'lang=ES' })).body).toBe('<html>home TH 0');
});

test('NAV-18 a path without a page gives a page all the same, as not found', async () => {
  const { statusCode, headers, body } = await ask('/no/such/page');
  expect({ statusCode, body }).toEqual({ statusCode: 404, body: '<html> TH 0' });
  expect(headers['content-type']).toContain('text/html');
});

test('a page is drawn once, and anew when a text of the site was published', async () => {
  const { draws } = await prerenderer();
  const homes = () => draws.filter((drawn) => drawn === '/').length;
  await ask('/');
  const before = homes();
  await ask('/');
  expect(homes()).toBe(before);
  contentVersion = '2';
  await ask('/');
  await ask('/');
  expect(homes()).toBe(before + 1);
});

test.each(['/wps/nothing', '/assets/gone-1.js', '/images/gone.avif', '/picture.png'])(
  '%s, where nothing is, gives no page',
  async (url) => {
    const { statusCode, body } = await ask(url);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('<html>');
  },
);

test('SYS-07 in maintenance every path gives the page that says so', async () => {
  isMaintenance = true;
  for (const url of ['/', '/no/such/page']) {
    const { statusCode, body } = await ask(url);
    expect(statusCode).toBe(503);
    expect(body).toMatch(/TH 1$/);
  }
});

test('SYS-08 blocked visitors are told so by a page that is drawn once for them all', async () => {
  const { draws } = await prerenderer();
  const before = draws.length;
  for (const ip of BLOCKED) {
    const { statusCode, body } = await ask('/', { from: ip });
    expect({ statusCode, body }).toEqual({ statusCode: 403, body: '<html>home TH 2' });
  }
  expect(draws).toHaveLength(before + 1);
});

test('a page of several addresses is drawn for each of them', async () => {
  expect((await ask('/rng')).body).toBe('<html>list TH 0');
  expect((await ask('/live')).body).toBe('<html>list TH 0 live');
});

test('a page that could not be drawn once is drawn for the next who asks', async () => {
  expect((await ask('/fails')).statusCode).toBe(500);
  expect((await ask('/fails')).body).toBe('<html>fails TH 0');
});

test('a page that the browser has already is not sent again', async () => {
  const etag = String((await ask('/')).headers['etag']);
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
    const again = await ask('/', { 'if-none-match': known });
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
  }
  expect((await ask('/', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, br;q=0', 'gzip'],
  ['gzip;q=0', undefined],
  ['br; q=0.0, *', 'gzip'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('to a browser that takes %j a page goes as %s', async (accepted, encoding) => {
  const { headers } = await ask('/', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toBe('accept-encoding, cookie');
});

test('a page runs only the scripts it was written with, and goes into no frame', async () => {
  const policy = String((await ask('/')).headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'(?:;|$)/);
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('a file of the build is sent compressed, and for ever', async () => {
  const { headers, body } = await ask('/assets/a-1.js', { 'accept-encoding': 'br' });
  expect(body).toBe('small');
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toContain('immutable');
  expect((await ask('/assets/a-1.js')).body).toBe('plain');
});

test('HELP-04 the page without a line stands alone, in the visitor’s language, and runs nothing foreign', async () => {
  const english = await ask('/offline', { cookie: 'lang=EN' });
  expect(english.body).toContain('You are offline');
  expect(english.body).not.toMatch(/(?:src|href)="[^"]/);
  expect(english.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-/,
  );
  const thai = await ask('/offline', { cookie: 'lang=TH' });
  expect(thai.body).toContain('lang="th"');
  const worker = await ask('/sw.js');
  expect(worker.headers['content-type']).toContain('javascript');
  expect(worker.headers['cache-control']).toBe('no-cache');
  expect((await ask('/app-icon-192.png')).headers['content-type']).toBe('image/png');
});

type Manifest = {
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly type?: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
};

const manifestIn = async (lang: string) =>
  (await ask('/manifest.webmanifest', { cookie: `lang=${lang}` })).json<Manifest>();

test('HELP-04 the app manifest speaks the visitor’s language', async () => {
  const manifest = await manifestIn('EN');
  expect(manifest).toMatchObject({
    name: 'Mekhala',
    lang: 'en',
    start_url: '/',
    display: 'standalone',
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
    icons: [
      { src: '/brand/favicon.svg' },
      { sizes: '180x180' },
      { sizes: '192x192' },
      { sizes: '512x512' },
    ],
  });
  expect(manifest.shortcuts.map(({ name }) => name)).toContain('Deposit');
  expect((await manifestIn('TH')).shortcuts.every(({ name }) => /[ก-๛]/.test(name))).toBe(true);
});

test('HELP-04 the start page opens, and the icons and the first picture are of the named size', async () => {
  const { start_url, icons } = await manifestIn('EN');
  const start = await ask(start_url, { cookie: 'lang=EN' });
  expect(start.statusCode).toBe(200);
  expect(start.body).toContain('home EN');
  for (const { src, type } of icons.slice(1)) {
    const { headers, rawPayload } = await ask(src);
    expect(headers['content-type']).toBe(type);
    const { width, height } = await sharp(rawPayload).metadata();
    expect(src).toContain(`-${width}.png`);
    expect(height).toBe(width);
  }
  const [size] = SPLASH_SIZES;
  const { width, height } = await sharp((await ask(splashPath(size))).rawPayload).metadata();
  expect(`${width}x${height}`).toBe(size);
  expect((await ask('/app-splash-1x1.png')).statusCode).toBe(404);
});
