import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/reward';
import { type Ctx, ensure, Refusal } from '../../base/kernel/index.ts';
import { getMember, isExcluded } from '../../people/members/index.ts';
import { payReward } from './claim-reward.ts';
import { canBeRewarded } from './may-be-rewarded.ts';
import * as queries from './queries.ts';
import type { RewardFollowers, RewardPayers, RewardRow } from './reward.ts';
import { viewReward } from './view-reward.ts';

type Call = typeof contract.claimAllRewards;

/**
 * Each in a transaction of its own: one that ended in the meantime leaves the others as they are, and
 * whoever is cut off in the middle asks again for the rest.
 */
export const claimAllRewards =
  (payers: RewardPayers, followers: RewardFollowers) =>
  async (ctx: Ctx, { language }: Input<Call>): Promise<Output<Call>> => {
    const { memberId } = ctx.caller;
    const member = await getMember(ctx.db, memberId);
    ensure(!isExcluded(member, ctx.clock.now()), 'play_excluded');
    ensure(canBeRewarded(member, ctx.clock.now()), 'account_closed');
    const claimed: RewardRow[] = [];
    for (const { id } of await queries.listClaimable(ctx.db, memberId, ctx.clock.now())) {
      const paid = await payReward(ctx, { rewardId: id, memberId, payers, followers }).catch(
        passRefusal,
      );
      if (paid) claimed.push(paid);
    }
    return {
      claimed: claimed.map((reward) => viewReward(reward, language)),
      availablePromoCount: await queries.countClaimable(ctx.db, memberId, ctx.clock.now()),
    };
  };

/** What can no longer be claimed is left out; a fault stays a fault. */
function passRefusal(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}
