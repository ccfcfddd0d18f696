import { readVip } from '@baize/contract/vip';
import { expect, test } from 'vitest';
import { givenMember, usePlay } from '../../testing/play.ts';
import { RANKED_BRAND, rankOfTest, ranksOf } from '../../testing/ranks.ts';
import { callsOf } from '../../testing/rewards.ts';
import { payReward } from '../claims/claim-reward.ts';
import { payBonus } from '../claims/index.ts';
import { ranksRoutes } from './routes.ts';

const t = usePlay();
const { seed, play, count } = ranksOf(t);

test('MEM-11 REW-18 an upgrade may be bonus money: its terms are shown, frozen and wagered', async () => {
  const pays = { kind: 'bonus', times: 3, days: 14, games: null } as const;
  const rank = rankOfTest(1, { threshold: '100000', keep: '0' });
  const upgrade = { amount: '500', names: { EN: 'Reached', TH: 'ถึงแล้ว' }, pays };
  await seed([{ ...rank, upgrade }]);
  const memberId = await givenMember(t.world, { cash: 10_000_000n });
  await play(memberId, BigInt(rank.threshold));
  await count();
  await seed([{ ...rank, upgrade: { ...upgrade, pays: { ...pays, times: 9 } } }]);
  const { value } = await callsOf(t.world, ranksRoutes(RANKED_BRAND))(readVip, memberId, {
    language: 'EN',
  });
  expect(value['ranks']).toMatchObject([{ upgrade: '500', upgradeBonus: { times: 9, days: 14 } }]);
  const reward = await t.world.db
    .selectFrom('claims_reward')
    .select(['id', 'kind'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(reward.kind).toBe('bonus');
  await payReward(t.world, { rewardId: reward.id, memberId, payers: { bonus: payBonus } });
  const grant = await t.world.db
    .selectFrom('bonuses_grant')
    .select(['amount', 'turnover_required'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(grant).toEqual({ amount: 500n, turnover_required: 1_500n });
});
