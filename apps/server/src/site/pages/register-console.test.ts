import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { createHttp, createLog } from '../../base/kernel/index.ts';
import { registerConsole } from './index.ts';

const { brand } = loadBrand('mekhala');
const world = { log: createLog('silent') };
const folder = mkdtempSync(path.join(os.tmpdir(), 'baize-console-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Console</title>');
  writeFileSync(path.join(folder, 'assets/main-1.js'), 'plain');
  writeFileSync(path.join(folder, 'assets/main-1.js.br'), 'small');
  app = createHttp();
  await registerConsole(app, { world, brand: { ...brand, gtagId: 'G-ABC123' }, dist: folder });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each(['/console', '/console/', '/console/withdrawals?view=waiting', '/console/members/mem_1'])(
  'OPS-01 %s gives the page of the console',
  async (url) => {
    const { statusCode, headers, body } = await ask(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('<title>Console</title>');
  },
);

test('it runs its own files alone, is measured by nobody and goes into no frame', async () => {
  const { headers } = await ask('/console');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' ;");
  expect(policy).not.toMatch(/google|script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['x-robots-tag']).toBe('noindex');
});

test('a file of the build is sent compressed, and for ever; one that is gone is no page', async () => {
  const { headers, body } = await ask('/console/assets/main-1.js', { 'accept-encoding': 'br' });
  expect(body).toBe('small');
  expect(headers['cache-control']).toContain('immutable');
  for (const url of [
    '/console/assets/gone-1.js',
    '/console/picture.png',
    '/console/assets/../index.html',
  ]) {
    expect((await ask(url)).body).not.toContain('<title>');
  }
});

test('a page that the browser has already is not sent again', async () => {
  const etag = String((await ask('/console')).headers['etag']);
  expect((await ask('/console/', { 'if-none-match': etag })).statusCode).toBe(304);
});

test('a console that was never built is not served', async () => {
  const bare = createHttp();
  await registerConsole(bare, { world, brand, dist: path.join(folder, 'nowhere') });
  expect((await bare.inject({ url: '/console' })).statusCode).toBe(404);
  await bare.close();
});
