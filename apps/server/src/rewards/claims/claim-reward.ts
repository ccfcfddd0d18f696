import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/reward';
import type { Reward, RewardProgramme } from '@baize/contract/reward';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { isBefore } from '@baize/std/time';
import { type Ctx, ensure, publish, type World } from '../../base/kernel/index.ts';
import { ensureMayPlay, getMember } from '../../people/members/index.ts';
import { canBeRewarded } from './may-be-rewarded.ts';
import * as queries from './queries.ts';
import type { RewardFollowers, RewardId, RewardPayers, RewardRow } from './reward.ts';
import { viewReward } from './view-reward.ts';

export const claimReward =
  (payers: RewardPayers, followers: RewardFollowers) =>
  async (ctx: Ctx, { language, rewardId }: Input<typeof contract.claimReward>): Promise<Reward> => {
    const { memberId } = ctx.caller;
    return viewReward(await payReward(ctx, { rewardId, memberId, payers, followers }), language);
  };

type RewardClaim = {
  readonly rewardId: RewardId;
  readonly memberId: MemberId;
  readonly payers: RewardPayers;
  readonly followers?: RewardFollowers;
};

/**
 * The only way a reward is paid. The row is locked first, so of those who ask at the same moment one
 * pays and the others get the receipt; the job that ends rewards waits for the same lock.
 */
export const payReward = (world: World, claim: RewardClaim): Promise<RewardRow> =>
  world.db.transaction().execute(async (tx) => {
    const { rewardId, memberId, payers, followers = {} } = claim;
    const reward = await queries.lockReward(tx, rewardId, memberId);
    ensure(reward, 'not_found');
    if (reward.state === 'claimed') return reward;
    const now = world.clock.now();
    ensure(reward.state !== 'refused', 'reward_refused');
    ensure(reward.state !== 'held', 'reward_held', { reason: reward.held_because ?? '' });
    ensure(reward.state !== 'expired' && !isOver(reward, now), 'reward_over');
    ensure(!isBefore(now, reward.opens_at), 'reward_not_yet');
    await ensureMayPlay(tx, memberId, now);
    ensure(canBeRewarded(await getMember(tx, memberId), now), 'account_closed');
    const pay = payers[reward.kind];
    assert(pay, `${reward.kind} has a payer`);
    await pay(world, tx, reward);
    const claimed: RewardRow = { ...reward, state: 'claimed', ended_at: now };
    await queries.endReward(tx, rewardId, { state: 'claimed', ended_at: now });
    await followers[reward.programme as RewardProgramme]?.(world, tx, claimed);
    await publish(world, tx, { kind: 'rewards', payload: {}, memberId });
    return claimed;
  });

/** The moment of its end is no longer part of it. */
const isOver = ({ expires_at }: RewardRow, now: Date): boolean =>
  expires_at !== null && expires_at.getTime() <= now.getTime();
