import * as contract from '@baize/contract/reward';
import { countRewards } from '@baize/contract/reward-count';
import { appealHold as appealCall } from '@baize/contract/reward-hold';
import { type Route, serve } from '../../base/kernel/index.ts';
import { appealHold } from './appeal-hold.ts';
import { claimAllRewards } from './claim-all-rewards.ts';
import { claimReward } from './claim-reward.ts';
import { listReceipts, listRewards } from './list-rewards.ts';
import { countForBadges } from './queries.ts';
import type { RewardFollowers, RewardPayers } from './reward.ts';

export const claimsRoutes = (
  payers: RewardPayers,
  followers: RewardFollowers = {},
): readonly Route[] => [
  serve(countRewards, ({ db, caller, clock }) => countForBadges(db, caller.memberId, clock.now())),
  serve(contract.listRewards, listRewards),
  serve(contract.listReceipts, listReceipts),
  serve(appealCall, appealHold),
  serve(contract.claimReward, claimReward(payers, followers)),
  serve(contract.claimAllRewards, claimAllRewards(payers, followers)),
];
