import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import { trialCurrency } from '../../books/ledger/index.ts';
import { isExcluded, listMembers, type Member } from '../../people/members/index.ts';

type RewardableMember = Pick<Member, 'status' | 'currency' | 'excluded_until'>;

const TRIAL_END = trialCurrency('');

/**
 * Who may play with real money at a moment: neither a trial account, nor one that was blocked or
 * closed, nor one whose owner takes a break. Nothing is offered to others, and nothing paid to them.
 */
export const canBeRewarded = (member: RewardableMember, at: Instant): boolean =>
  member.status === 'active' && !member.currency.endsWith(TRIAL_END) && !isExcluded(member, at);

/** Of these members, those who may be given something, by their ids. */
export async function listRewardable(
  db: Db | Tx,
  ids: readonly MemberId[],
  at: Instant,
): Promise<ReadonlyMap<MemberId, Member>> {
  const members = await listMembers(db, [...new Set(ids)]);
  const rewardable = members.filter((member) => canBeRewarded(member, at));
  return new Map(rewardable.map((member) => [member.id, member]));
}
