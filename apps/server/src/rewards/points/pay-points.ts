import type { RewardPayer } from '../claims/index.ts';
import { movePoints } from './move-points.ts';

/** Points as a reward; a debt is paid from them first. */
export const payPoints: RewardPayer = async (world, tx, { id, member_id: memberId, amount }) => {
  const change = { memberId, points: amount, requestKey: `${id}:claim`, reason: 'points_rewarded' };
  await movePoints(world, tx, [change]);
};
