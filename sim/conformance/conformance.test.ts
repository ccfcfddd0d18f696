import { afterAll, beforeAll, expect, test } from 'vitest';
import { useWorld } from '../../apps/server/src/testing/world.ts';
import type { Result } from './case.ts';
import { startOwnServer } from './own-server.ts';
import { lineOf } from './report.ts';
import { CASES, type Conformance, runConformance } from './run-conformance.ts';

const t = useWorld();
let target: Conformance & { stop(): Promise<void> };
let results: readonly Result[] = [];

beforeAll(async () => {
  target = await startOwnServer(t.world.url);
  results = await runConformance(target);
}, 120_000);
afterAll(() => target.stop());

test('MONEY-08 MONEY-18 our own server plays every case of the protocol as it must', () => {
  expect(results.filter(({ outcome }) => outcome !== 'pass').map(lineOf)).toEqual([]);
  expect(results).toHaveLength(CASES.length + 1);
});

test('MONEY-18 all 720 orders were among them', () => {
  expect(results.find(({ id }) => id === 'all-orders')).toMatchObject({ outcome: 'pass' });
});

test('an implementation that is not there is not taken for one that holds', async () => {
  await expect(runConformance({ ...target, secret: 'wrong', launchToken: 'none' })).rejects.toThrow(
    'signature_wrong',
  );
});

test('no two cases share a name', () => {
  expect(new Set(CASES.map(({ id }) => id))).toHaveLength(CASES.length);
});
