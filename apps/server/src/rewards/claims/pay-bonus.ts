import type { BonusPlay } from '@baize/contract/bonus-promotions';
import { assert } from '@baize/std/assert';
import { grantRewardBonus } from '../../cashier/bonuses/index.ts';
import type { RewardPayer } from './reward.ts';

/** Bonus money by the terms that were frozen when the reward was offered. */
export const payBonus: RewardPayer = async (world, tx, reward) => {
  const { bonus, promotion } = reward.terms;
  assert(typeof bonus === 'object' && bonus !== null, 'a bonus has terms');
  await grantRewardBonus(world, tx, {
    rewardId: reward.id,
    memberId: reward.member_id,
    currency: reward.currency,
    amount: reward.amount,
    promotion: typeof promotion === 'string' ? promotion : reward.programme,
    names: reward.names,
    terms: bonus as BonusPlay,
  });
};
