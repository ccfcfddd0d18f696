import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveTable } from '@baize/contract/live-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPublicFacts } from '../../base/kernel/index.ts';
import { type CatalogueParts, openSeededCatalogue } from '../../testing/catalogue.ts';
import { httpWith } from '../../testing/server.ts';
import { useWorld } from '../../testing/world.ts';
import { liveTablesRoutes } from './index.ts';

const t = useWorld();
let parts: CatalogueParts;
let url = '';

const roomOf = (code: string, present: number, marks: readonly string[]) => ({
  code,
  game: 'baccarat',
  phase: 'open',
  shoe: 1,
  number: marks.length,
  marks,
  present,
  limits: {},
});

/** What a studio says: two tables of the catalogue, and one that the brand does not have. */
const studio = http.createServer((_request, response) => {
  const marks = Array.from({ length: 100 }, (_, place) => `B${place % 10}`);
  const value = [
    roomOf('blue-heron-baccarat', 1, ['B7', 'P9', 'T6']),
    roomOf('nobody-knows', 9, []),
    roomOf('speed-baccarat', 4, marks),
  ];
  response.end(JSON.stringify({ success: true, message: null, value }));
});

beforeAll(async () => {
  parts = await openSeededCatalogue(t.world);
  await new Promise<void>((resolve) => void studio.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(studio.address() as AddressInfo).port}`;
});
afterAll(async () => {
  studio.closeAllConnections();
  studio.close();
  await parts.bus.stop();
});

const tablesAt = async (place: string | null) => {
  const facts = openPublicFacts({ url: place, clock: t.world.clock, away: 'unavailable' });
  const routes = liveTablesRoutes({ ...parts, facts, provider: 'studio' });
  const reply = await httpWith(t.world, routes).inject('/wps/game/live/tables?language=EN');
  const { value } = reply.json<{ value: { tables: readonly LiveTable[] } }>();
  return value.tables;
};

test('GAME-19 the lobby tells each shared table of the catalogue with its last results, the fullest first', async () => {
  const [fullest, next, ...others] = await tablesAt(url);
  expect(fullest).toMatchObject({ kind: 'baccarat', present: 4, phase: 'open' });
  expect(fullest?.game).toMatchObject({ gameCode: 'speed-baccarat', gameType: 'LIVE' });
  expect(fullest?.marks).toHaveLength(72);
  expect(fullest?.marks.at(-1)).toBe('B9');
  expect(next).toMatchObject({ present: 1, marks: ['B7', 'P9', 'T6'] });
  expect(others).toEqual([]);
});

test('GAME-19 while the studio is away the lobby has no tables to tell of', async () => {
  expect(await tablesAt(null)).toEqual([]);
  expect(await tablesAt('http://127.0.0.1:9')).toEqual([]);
});
