import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { lockBySource, type RewardRow, withdrawRewards } from '../claims/index.ts';
import { friendIdOf, type JoinedFriend, sourceKeyOf } from './friend.ts';
import type { FriendMove } from './friend-move.ts';

/**
 * What somebody has claimed is final for both. Of others, whose steps were undone, the rewards are
 * withdrawn before the friend stands at that step again. The rewards are held meanwhile, so that a
 * claim at the same moment is either seen here or finds nothing to claim.
 */
export async function keepClaimed(
  world: World,
  tx: Tx,
  moves: readonly FriendMove[],
): Promise<readonly FriendMove[]> {
  const offered = moves.filter(({ before }) => before.step === 'reward');
  if (offered.length === 0) return moves;
  const rewards = Map.groupBy(
    await lockBySource(tx, 'referral', offered.flatMap(sourcesOf)),
    ({ source_key }) => friendIdOf(source_key),
  );
  const kept = moves.map((move): FriendMove => {
    const { before } = move;
    if (before.step !== 'reward') return move;
    const own = rewards.get(before.friend_id) ?? [];
    return own.some(isOpen) && !own.some(isPaid) ? move : final(before);
  });
  const undone = kept.filter(
    ({ before, after }) => before.step === 'reward' && after.step !== 'reward',
  );
  await withdrawRewards(
    world,
    tx,
    undone.flatMap(({ before }) => (rewards.get(before.friend_id) ?? []).map(({ id }) => id)),
  );
  return kept;
}

const isOpen = ({ state }: RewardRow): boolean => state === 'offered' || state === 'held';
const isPaid = ({ state }: RewardRow): boolean => state === 'claimed';

/** Never looked at again. */
const final = (row: JoinedFriend): FriendMove => ({
  before: row,
  after: { ...row, look_at: null },
});

const sourcesOf = ({ before }: FriendMove) =>
  [before.inviter_id, before.friend_id].map((memberId) => ({
    memberId,
    sourceKey: sourceKeyOf(before),
  }));
