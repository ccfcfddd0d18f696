import type { RewardFollower } from '../claims/index.ts';
import * as queries from './queries.ts';

/** A reward of a promotion was claimed: so is the promotion, in the same transaction. */
export const followClaim: RewardFollower = async ({ clock }, tx, reward) => {
  const part = await queries.lockByReward(tx, reward.id);
  if (part?.status !== 'claim') return;
  await queries.saveParticipation(tx, part.id, { status: 'claimed', changed_at: clock.now() });
};
