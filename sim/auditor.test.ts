import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { commandOf, givenMember, perform, usePlay } from '../apps/server/src/testing/play.ts';
import { audit } from './auditor.ts';

const t = usePlay();

test('a round that counts other bets than run in it is found', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  const bet = { memberId, roundId: 'counted', amount: minor(10n) };
  await perform(t.play, commandOf('bet', { txId: 'a1', ...bet }));
  await perform(t.play, commandOf('bet', { txId: 'a2', ...bet }));
  expect((await audit(t.world.url)).findings).toEqual([]);
  await t.world.db.updateTable('play_round').set({ running: 1 }).execute();
  expect((await audit(t.world.url)).findings).toEqual([
    {
      rule: 'a round counts as running what runs in it',
      count: 1,
      example: `round counted of acme and ${memberId} counts 1 running bets, there are 2`,
    },
  ]);
});
