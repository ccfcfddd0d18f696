import { ensure } from '../../base/kernel/index.ts';
import { listBySource, type RewardFollower } from '../claims/index.ts';
import { friendIdOf, hasTerms, type ReferralOptions } from './friend.ts';
import * as queries from './queries.ts';
import { readFacts } from './read-facts.ts';
import { missingStep } from './rules.ts';

/**
 * Looks once more, in the transaction that pays, whether all steps still stand: a bet that was voided
 * a moment ago pays nothing. Once it is paid nothing is taken back.
 */
export const checkReferralClaim =
  ({ brand }: ReferralOptions): RewardFollower =>
  async (_world, tx, reward) => {
    const friend = await queries.findFriend(tx, friendIdOf(reward.source_key));
    if (!friend || !hasTerms(friend)) return;
    const { deposited, bet } = (await readFacts(tx, [friend], brand.timezone))(friend.friend_id);
    const done = { verifiedAt: friend.verified_at, deposited, bet };
    if (missingStep(friend.terms, done) === null) return;
    // What one of the two has claimed is final for both.
    const { inviter_id, friend_id } = friend;
    const memberId = reward.member_id === friend_id ? inviter_id : friend_id;
    const sourceKeys = [reward.source_key];
    const [other] = await listBySource(tx, { memberId, programme: 'referral', sourceKeys });
    ensure(other?.state === 'claimed', 'reward_undone');
  };
