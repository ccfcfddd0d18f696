import * as contract from '@baize/contract/points';
import { type Route, serve } from '../../base/kernel/index.ts';
import { convertPoints } from './convert-points.ts';
import { decideRedemption, listRedemptionQueue } from './decide-redemption.ts';
import { listPointsEntries } from './list-points-entries.ts';
import type { PointsOptions } from './options.ts';
import {
  listPointsRewards,
  listRedemptions,
  readPointsBalance,
  readPointsConfig,
} from './read-mall.ts';
import { redeemReward } from './redeem-reward.ts';

export const pointsRoutes = (options: PointsOptions): readonly Route[] => [
  serve(contract.readPointsBalance, readPointsBalance(options)),
  serve(contract.listPointsRewards, listPointsRewards(options)),
  serve(contract.readPointsConfig, readPointsConfig(options)),
  serve(contract.listRedemptions, listRedemptions),
  serve(contract.listPointsEntries, listPointsEntries),
  serve(contract.redeemReward, redeemReward(options)),
  serve(contract.convertPoints, convertPoints(options)),
  serve(contract.listRedemptionQueue, listRedemptionQueue(options)),
  serve(contract.decideRedemption, decideRedemption(options)),
];
