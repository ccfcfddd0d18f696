import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerFramedPages } from './framed-pages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'baize-framed-'));
const app = Fastify();

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  const chunk = { file: 'assets/main-1.js', css: ['assets/main-1.css'] };
  writeFileSync(
    path.join(folder, 'manifest.json'),
    JSON.stringify({ 'src/framed/main.tsx': chunk }),
  );
  await registerFramedPages(app, { platforms: ['https://other.example'], dist: folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test('LOTT-01 the lottery pages are framed by the platforms that are named, and load the book alone', async () => {
  for (const place of ['/lottery?view=lobby&language=TH', '/vnLottery?gameCode=x', '/SEALOTTERY']) {
    const { headers, body, statusCode } = await app.inject(place);
    expect(statusCode, place).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors https://other.example');
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(body).toContain('<meta name="sites" content="https://other.example">');
  }
  expect((await app.inject('/promotions')).statusCode).toBe(404);
});
