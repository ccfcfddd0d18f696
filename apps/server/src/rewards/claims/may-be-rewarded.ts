import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import { trialCurrency } from '../../books/ledger/index.ts';
import { listMembers, type Member } from '../../people/members/index.ts';

type Standing = Pick<Member, 'status' | 'currency'>;

const TRIAL_END = trialCurrency('');

/**
 * Who may play with real money: neither a trial account nor one that was blocked, closed or that its
 * owner has shut. Nothing is offered to others, and nothing is paid to them.
 */
export const canBeRewarded = ({ status, currency }: Standing): boolean =>
  status === 'active' && !currency.endsWith(TRIAL_END);

/** Of these members, those who may be given something, by their ids. */
export async function listRewardable(
  db: Db | Tx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, Member>> {
  const members = await listMembers(db, [...new Set(ids)]);
  return new Map(members.filter(canBeRewarded).map((member) => [member.id, member]));
}
