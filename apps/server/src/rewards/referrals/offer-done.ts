import type { ReferralStop } from '@baize/contract/referral-rules';
import { firstDayOf } from '@baize/std/calendar';
import type { Day } from '@baize/std/day';
import { minor } from '@baize/std/money';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { listRewardable, offerRewards, type RewardOffer } from '../claims/index.ts';
import { type JoinedFriend, sourceKeyOf } from './friend.ts';
import type { FriendMove } from './friend-move.ts';
import * as queries from './queries.ts';

type Offering = { readonly moves: readonly FriendMove[]; readonly today: Day };

/**
 * Offers inviter and friend their rewards for those whose hold is over. An inviter who may not play,
 * or who has had enough of a month's friends, gets none and sees why; the friend gets theirs.
 */
export async function offerDone(
  world: World,
  tx: Tx,
  { moves, today }: Offering,
): Promise<readonly FriendMove[]> {
  const inviterIds = [...new Set(moves.filter(isDone).map(({ after }) => after.inviter_id))];
  if (inviterIds.length === 0) return moves;
  const rewardable = await listRewardable(tx, inviterIds, world.clock.now());
  const month = { inviterIds, from: firstDayOf(today, 'month') };
  const rewarded = await queries.countRewarded(tx, month);
  const stopFor = ({ inviter_id, terms }: JoinedFriend): ReferralStop | null => {
    if (!rewardable.has(inviter_id)) return 'account';
    const count = rewarded.get(inviter_id) ?? 0;
    if (count >= terms.monthMax) return 'month';
    rewarded.set(inviter_id, count + 1);
    return null;
  };
  const done = moves.map((move): FriendMove => {
    if (!isDone(move)) return move;
    const { after } = move;
    const offered = { rewarded_on: today, round: after.round + 1, inviter_stop: stopFor(after) };
    return { ...move, after: { ...after, ...offered } };
  });
  await offerRewards(world, tx, done.filter(isDone).flatMap(offersOf));
  return done;
}

const isDone = ({ before, after }: FriendMove): boolean =>
  before.step !== 'reward' && after.step === 'reward';

function offersOf({ after }: FriendMove): readonly RewardOffer[] {
  const { friend_id, inviter_id, inviter_stop, terms } = after;
  const offer = {
    programme: 'referral',
    kind: 'cash',
    sourceKey: sourceKeyOf(after),
  } as const;
  const forInviter = {
    ...offer,
    memberId: inviter_id,
    amount: minor(BigInt(terms.reward)),
    names: terms.title,
  };
  const forFriend = {
    ...offer,
    memberId: friend_id,
    amount: minor(BigInt(terms.friendReward)),
    names: terms.friendTitle,
  };
  return [
    ...(inviter_stop === null ? [forInviter] : []),
    ...(terms.friendReward === '0' ? [] : [forFriend]),
  ];
}
