import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VERIFIER_FILE } from '@baize/vendor-kit/http/serve-verifier';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPages } from './pages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'baize-games-'));
const app = Fastify();

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  const chunk = { file: 'assets/main-1.js', css: ['assets/main-1.css'] };
  writeFileSync(
    path.join(folder, 'manifest.json'),
    JSON.stringify({ 'src/client/main.ts': chunk }),
  );
  await registerPages(app, { siteOrigins: ['https://site.example'], dist: folder });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test('a game is framed by its site alone, and loads nothing but itself', async () => {
  const { headers, body } = await app.inject('/play/over-under?lang=TH');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain('frame-ancestors https://site.example');
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(body).toContain('<script type="module" src="/assets/main-1.js"></script>');
  expect(body).toContain('<meta name="sites" content="https://site.example">');
});

test('the page that checks rounds apart is handed out, and is framed by the games’ sites alone', async () => {
  const { headers, body } = await app.inject('/verify.html');
  expect(headers['content-type']).toContain('text/html');
  const policy = "frame-ancestors 'self' https://site.example";
  expect(headers['content-security-policy']).toBe(policy);
  expect(body).toBe(readFileSync(VERIFIER_FILE, 'utf8'));
});

test('the night behind a game and its orb are drawn', async () => {
  for (const name of ['stage', 'orb']) {
    const { headers, body } = await app.inject(`/art/${name}.svg`);
    expect(headers['content-type']).toContain('image/svg+xml');
    expect(body).toMatch(/^<svg [\s\S]*<\/svg>$/);
  }
});

test('a game that is none has no page', async () => {
  expect((await app.inject('/play/no-such-game')).statusCode).not.toBe(200);
});

test('SAFE-08 a round that is recalled is shown by the same page, under the same policy', async () => {
  const [played, recalled] = await Promise.all([
    app.inject('/play/over-under'),
    app.inject(`/recall/rnd_${'0'.repeat(26)}?lang=TH&expires=1&signature=0`),
  ]);
  expect(recalled.body).toBe(played.body);
  const policy = 'content-security-policy';
  expect(recalled.headers[policy]).toBe(played.headers[policy]);
});
