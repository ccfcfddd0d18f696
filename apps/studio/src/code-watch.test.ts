import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createVendorHttp } from '@baize/vendor-kit/http/create-http';
import pino from 'pino';
import { expect, test } from 'vitest';
import { digestCode, gateByCode, watchCode } from './code-watch.ts';
import { callsFailed } from './metrics.ts';
import { REFUSALS } from './refusal.ts';

test('item 74: a game whose file is changed while it runs takes no new bet, and what runs goes on', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'baize-code-'));
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await write('engine.ts', 'export const version = 1;');
  await write('par-sheet.json', '{}');
  const log = pino({ level: 'silent' });
  const watch = await watchCode(log, [folder]);
  const app = createVendorHttp({
    log,
    metrics: { callsFailed },
    refusals: REFUSALS,
    notFound: 'game_unknown',
    isReady: async () => true,
  });
  gateByCode(app, watch);
  app.post('/api/rounds', async () => 'played');
  app.post('/api/moves', async () => 'moved');
  const post = (url: string) => app.inject({ method: 'POST', url });

  await write('engine.test.ts', 'a test is no part of a game');
  expect(await watch.check()).toBe(true);
  expect((await post('/api/rounds')).body).toBe('played');
  await write('par-sheet.json', '{ "paid": 2 }');
  expect(await watch.check()).toBe(false);
  expect((await post('/api/rounds')).statusCode).toBe(503);
  expect((await post('/api/moves')).body).toBe('moved');
  await write('par-sheet.json', '{}');
  expect(await watch.check()).toBe(false);

  watch.stop();
  await app.close();
  await rm(folder, { recursive: true });
});

test('item 74: the code of the games that run here has a digest, the same each time', async () => {
  const watch = await watchCode(pino({ level: 'silent' }));
  watch.stop();
  expect(watch.digest).toMatch(/^[0-9a-f]{64}$/);
  expect(await watch.check()).toBe(true);
  expect(watch.digest).not.toBe(await digestCode([]));
});
