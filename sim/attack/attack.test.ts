import { expect, test } from 'vitest';
import { cloneDatabase } from '../../apps/server/src/testing/database.ts';
import { openAttackGround } from './ground.ts';
import { runAttack } from './run-attack.ts';

test('CARE-11 TRIAL-02 DOOR-26 every call by every role, hostile input, replays, races, foreign origins and files meet no fault and see nobody else’s rows', async () => {
  const database = await cloneDatabase();
  const ground = await openAttackGround(database.url);
  const { tallies, findings } = await runAttack(ground, { requests: 1_000, seed: 'short' });
  await ground.close();
  await database.drop();
  expect(findings).toEqual([]);
  for (const tally of Object.values(tallies)) {
    expect(tally).toMatchObject({ faults: 0, leaks: 0 });
    expect(tally.requests).toBeGreaterThan(0);
    // What was turned away unseen proves nothing: most of each kind was looked at.
    expect(tally.limited + tally.busy).toBeLessThan(tally.requests / 2);
  }
}, 180_000);
