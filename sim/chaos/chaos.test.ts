import { expect, test } from 'vitest';
import { runChaos } from './run-chaos.ts';

const ORDER = { seed: 1, serverKills: 2, databaseKills: 1, players: 8 };

test('MONEY-17 killed at any moment, server or database, nothing acknowledged is lost or doubled', async () => {
  const chaos = await runChaos(ORDER);
  const { lost, doubled, wrongBalances, findings, falls, log } = chaos;
  expect({ lost, doubled, wrongBalances, findings, falls }).toEqual({
    lost: [],
    doubled: [],
    wrongBalances: 0,
    findings: [],
    falls: 0,
  });
  expect(log.unanswered).toEqual([]);
  expect(log.acknowledged.size).toBeGreaterThan(20);
  expect(chaos.serverDownMs).toHaveLength(ORDER.serverKills);
  expect(chaos.databaseDownMs).toHaveLength(ORDER.databaseKills);
}, 120_000);
