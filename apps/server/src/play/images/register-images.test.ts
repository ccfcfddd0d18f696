import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLimiter } from '../../base/kernel/index.ts';
import { type CatalogueParts, openSeededCatalogue } from '../../testing/catalogue.ts';
import { httpWith } from '../../testing/server.ts';
import { useWorld } from '../../testing/world.ts';
import { type Catalogue, GAME_TYPES, type GameType, openCatalogue } from '../catalog/index.ts';
import { registerImages } from './register-images.ts';

const t = useWorld();
let app: FastifyInstance;
let dataDir: string;
let parts: CatalogueParts;
/** Of a brand that offers every vendor there is. */
let catalogue: Catalogue;
let vendors: readonly string[];
/** Every vendor of every type, and every vendor under a type that is not its own. */
let pairs: readonly (readonly [GameType, string])[];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'baize-images-'));
  parts = await openSeededCatalogue(t.world);
  const brand = { ...parts.site.brand, cockfight: ['GALLO'] };
  catalogue = await openCatalogue(t.world, parts.bus, { brand });
  vendors = [...catalogue.now().vendorCodes];
  const own = catalogue.now().vendors.map(({ gameType, code }) => [gameType, code] as const);
  const foreign = vendors.flatMap((vendor, index) => {
    const gameType = GAME_TYPES[index % GAME_TYPES.length]!;
    const isOwn = own.some(([type, code]) => type === gameType && code === vendor);
    return isOwn ? [] : [[gameType, vendor] as const];
  });
  pairs = [...own, ...foreign];
  app = httpWith(t.world, []);
  await registerImages(app, { dataDir, catalogue, limiter: async () => {} });
});
afterAll(async () => {
  await app.close();
  await parts.bus.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

/** Each is a PNG of this size, drawn on an open ground, and unlike all the others. */
async function expectDistinct(urls: readonly string[], size: readonly [number, number]) {
  const drawn = await Promise.all(urls.map((url) => pngAt(url, size)));
  expect(new Set(drawn.map((bytes) => bytes.toString('base64'))).size).toBe(urls.length);
}

async function pngAt(url: string, [width, height]: readonly [number, number]): Promise<Buffer> {
  const reply = await ask(url);
  expect(reply.statusCode, url).toBe(200);
  expect(reply.headers['content-type']).toBe('image/png');
  const bytes = reply.rawPayload;
  expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info, url).toMatchObject({ width, height, channels: 4 });
  const alphas = data.filter((_, index) => index % 4 === 3);
  expect([alphas.includes(0), alphas.includes(255)], url).toEqual([true, true]);
  return bytes;
}

test('IMG-01 IMG-02 every vendor has a small icon at rest and another when active', async () => {
  const urls = vendors.flatMap((vendor) =>
    ['DEFAULT', 'ACTIVE'].map(
      (state) => `/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/${vendor}-${state}.png`,
    ),
  );
  expect(vendors.length).toBe(39);
  await expectDistinct(urls, [96, 96]);
});

test('IMG-05 every game type and vendor has a logo in white, in colour and in purple', async () => {
  const urls = pairs
    .filter(([gameType]) => gameType !== 'LOTT')
    .flatMap(([gameType, vendor]) =>
      ['WHITE', 'COLOR', 'PURPLE'].map(
        (tone) => `/TCG_PROD_IMAGES/${gameType}_LIST_VENDOR/${vendor}-${tone}.png`,
      ),
    );
  await expectDistinct(urls, [240, 96]);
});

test('IMG-05 the lottery type LOTT shows the logos of ELOTT', async () => {
  for (const vendor of ['LOTT', 'TCG_SEA', 'ELOTT', 'TCG_LOTTO_VN']) {
    const [asked, mapped] = await Promise.all(
      ['LOTT', 'ELOTT'].map((type) =>
        ask(`/TCG_PROD_IMAGES/${type}_LIST_VENDOR/${vendor}-WHITE.png`),
      ),
    );
    expect(asked?.statusCode).toBe(200);
    expect(asked?.rawPayload.equals(mapped!.rawPayload)).toBe(true);
  }
});

test('IMG-05 a white logo is white and its ground is open', async () => {
  const url = '/TCG_PROD_IMAGES/LIVE_LIST_VENDOR/AG-WHITE.png';
  const bytes = await pngAt(url, [240, 96]);
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 255) expect([...data.subarray(at, at + 3)]).toEqual([255, 255, 255]);
  }
});

test('IMG-06 every game type and vendor has a picture for the menu', async () => {
  const urls = pairs.map(
    ([gameType, vendor]) => `/TCG_PROD_IMAGES/SUBMENU_IMG/STYLE4/${gameType}-${vendor}.png`,
  );
  await expectDistinct(urls, [320, 200]);
});

test('IMG-06 the picture for the menu comes smaller to those who take it', async () => {
  const sizes: number[] = [];
  for (const format of ['avif', 'png']) {
    const reply = await ask(`/TCG_PROD_IMAGES/SUBMENU_IMG/STYLE4/RNG-PG.${format}`);
    expect(reply.headers['content-type']).toBe(`image/${format}`);
    sizes.push(reply.rawPayload.length);
  }
  expect(sizes[0]).toBeLessThan(sizes[1] ?? 0);
});

test.each([
  { path: 'banner/mekhala-1280', size: [1280, 400] },
  { path: 'banner/copa-640', size: [640, 200] },
  { path: 'cover/koi-over-the-falls-240', size: [240, 320] },
  { path: 'avatar/somchai-96', size: [96, 96] },
  { path: 'empty/not-found-176', size: [176, 176] },
  { path: 'rank/1-112', size: [112, 112] },
  { path: 'rank/vip-10-240', size: [240, 240] },
])('$path is served as AVIF, WebP and PNG', async ({ path: place, size }) => {
  for (const format of ['avif', 'webp', 'png']) {
    const reply = await ask(`/images/${place}.${format}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe(`image/${format}`);
    const { width, height, format: found } = await sharp(reply.rawPayload).metadata();
    expect([width, height]).toEqual(size);
    expect(found).toBe(format === 'avif' ? 'heif' : format);
  }
});

test('IMG-03 the covers of the hot games are drawn, each another picture', async () => {
  const covers = catalogue.now().hot.map(({ cover }) => `/images/cover/${cover}-96.webp`);
  const drawn = await Promise.all(covers.map(async (url) => (await ask(url)).rawPayload));
  const small = drawn.every(({ length }) => length > 500 && length < 12_000);
  expect(small).toBe(true);
  expect(new Set(drawn.map((bytes) => bytes.toString('base64'))).size).toBe(covers.length);
});

test('BRAND-17 what the brand does not offer has no picture either', async () => {
  const site = httpWith(t.world, []);
  await registerImages(site, { dataDir, catalogue: parts.catalogue });
  const cover = catalogue.now().games.find(({ vendor }) => vendor === 'GALLO')?.cover;
  for (const place of [
    'TCG_PROD_IMAGES/VENDOR_ICON_SMALL/GALLO-DEFAULT.png',
    'TCG_PROD_IMAGES/SUBMENU_IMG/STYLE4/COCKFIGHT-GALLO.png',
    `images/cover/${cover}-240.png`,
  ]) {
    // Drawn for one brand, it is on the disk and still not shown by another.
    expect((await ask(`/${place}`)).statusCode).toBe(200);
    expect((await site.inject(`/${place}`)).statusCode).toBe(404);
  }
  await site.close();
});

test('an address with a version is kept for ever, one without for a day', async () => {
  const url = '/images/rank/1-56.png';
  const plain = await ask(url);
  const versioned = await ask(`${url}?v=1`);
  expect(plain.headers['cache-control']).toBe('public, max-age=86400');
  expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers.etag).toMatch(/^"[0-9a-f]{12}-rank\/1-56\.png"$/);
});

test('asked again with the tag it was given, it answers that nothing changed', async () => {
  const url = '/images/rank/2-56.png';
  const tag = String((await ask(url)).headers.etag);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await ask(url, { 'if-none-match': known });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  }
  expect((await ask(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test.each([
  '/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/NOBODY-DEFAULT.png',
  '/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/AG-HOVER.png',
  '/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/ag-DEFAULT.png',
  '/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/AG-DEFAULT.svg',
  '/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/AG%00-DEFAULT.png',
  '/TCG_PROD_IMAGES/CHESS_LIST_VENDOR/AG-WHITE.png',
  '/TCG_PROD_IMAGES/RNG_LIST_VENDOR/AG-GREEN.png',
  '/TCG_PROD_IMAGES/SUBMENU_IMG/STYLE4/RNG-NOBODY.png',
  '/TCG_PROD_IMAGES/',
  '/images/',
  '/images/banner/nowhere-1280.avif',
  '/images/banner/mekhala-1281.avif',
  '/images/banner/mekhala-1280.gif',
  '/images/cover/koi-240.png',
  '/images/cover/no-game-of-ours-240.webp',
  '/images/cover/koi-99999.png',
  '/images/cover/KOI-240.png',
  `/images/cover/${'k'.repeat(41)}-240.png`,
  `/images/cover/${'k'.repeat(5_000)}-240.png`,
  '/images/cover/..%2f..%2fsecret-240.png',
  '/images/cover/%2e%2e/secret-240.png',
  '/images/cover/koi%00-240.png',
  '/images/cover/koi%0a-240.png',
  '/images/empty/nothing-176.webp',
  '/images/rank/4-56.png',
  '/images/rank/vip-11-56.png',
  '/images/rank/vip-01-56.png',
  '/images/__proto__/x-56.png',
])('%s is nowhere, and leaves no file', async (url) => {
  const before = await filesKept();
  const reply = await ask(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ success: false, message: 'not_found' });
  expect(await filesKept()).toEqual(before);
});

test('a path that climbs out of its folder is nowhere, over a real socket too', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  for (const climb of ['/images/../package.json', '/images/cover/../../../etc/passwd']) {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      httpRequest({ port, path: climb }, (reply) => resolve(reply.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(404);
  }
});

const filesKept = async () => (await readdir(dataDir, { recursive: true })).sort();

test('an address that keeps asking for pictures nobody has seen is told to wait', async () => {
  const limited = httpWith(t.world, []);
  const limiter = createLimiter({ max: 2, seconds: 60 });
  await registerImages(limited, { dataDir, catalogue, limiter });
  const askNew = (seed: string) => limited.inject(`/images/avatar/${seed}-48.png`);
  expect((await askNew('first-new')).statusCode).toBe(200);
  expect((await askNew('second-new')).statusCode).toBe(200);
  expect((await askNew('third-new')).statusCode).toBe(429);
  // What was drawn already costs nothing and stays open.
  expect((await askNew('first-new')).statusCode).toBe(200);
});
