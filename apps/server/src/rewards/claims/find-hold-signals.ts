import type { HoldReason, RewardProgramme } from '@baize/contract/reward';
import { isId, type MemberId } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import {
  listMembers,
  listSharingBankAccounts,
  listSharingDocuments,
} from '../../people/members/index.ts';
import { listSharingDevices, type MemberPair } from '../../people/sessions/index.ts';

/** Paid for with points, or given by an operator who has looked already: nothing holds these. */
const NEVER_HELD: ReadonlySet<string> = new Set<RewardProgramme>(['mall', 'operator']);

/** A reward as far as it decides whether it is held. */
export type RewardToCheck = {
  readonly member_id: MemberId;
  readonly programme: string;
  readonly source_key: string;
};

/** Why a reward is held, and because of whom. */
export type HoldSignal = { readonly because: HoldReason; readonly otherId: MemberId };

/**
 * What is against these rewards, in their order; undefined for nothing. A bank account or document
 * that another member has too, or the device of whoever invited them. That two members came from
 * one address is no sign: households and mobile networks share one.
 */
export async function findHoldSignals(
  tx: Tx,
  rewards: readonly RewardToCheck[],
): Promise<readonly (HoldSignal | undefined)[]> {
  const checked = rewards.filter(({ programme }) => !NEVER_HELD.has(programme));
  const members = [...new Set(checked.map(({ member_id }) => member_id))];
  if (members.length === 0) return rewards.map(() => undefined);
  const banks = byMember(await listSharingBankAccounts(tx, members));
  const documents = byMember(await listSharingDocuments(tx, members));
  const invited = await listInvitations(tx, checked);
  const devices = new Set(
    (await listSharingDevices(tx, [...invited.values()].flat())).map(pairKey),
  );
  return rewards.map((reward) => {
    if (NEVER_HELD.has(reward.programme)) return undefined;
    const bank = banks.get(reward.member_id);
    if (bank) return { because: 'shared_bank_account', otherId: bank };
    const document = documents.get(reward.member_id);
    if (document) return { because: 'shared_document', otherId: document };
    const pair = invited.get(reward)?.find((each) => devices.has(pairKey(each)));
    return pair && { because: 'shared_device', otherId: pair.otherId };
  });
}

const byMember = (pairs: readonly MemberPair[]): ReadonlyMap<MemberId, MemberId> =>
  new Map(pairs.map(({ memberId, otherId }) => [memberId, otherId]));

const pairKey = ({ memberId, otherId }: MemberPair): string => `${memberId} ${otherId}`;

/**
 * Whom each reward is compared with: the inviter of its member and, for a reward of the referral
 * programme, the friend it was earned by, whom its source key begins with.
 */
async function listInvitations(
  tx: Tx,
  rewards: readonly RewardToCheck[],
): Promise<ReadonlyMap<RewardToCheck, readonly MemberPair[]>> {
  const ids = [...new Set(rewards.map(({ member_id }) => member_id))];
  const inviters = new Map((await listMembers(tx, ids)).map((row) => [row.id, row.referred_by]));
  return new Map(
    rewards.map((reward) => {
      const memberId = reward.member_id;
      const inviter = inviters.get(memberId);
      const [friend = ''] = reward.programme === 'referral' ? reward.source_key.split(':') : [];
      const others = [inviter ?? '', friend].filter(
        (id): id is MemberId => isId('mem', id) && id !== memberId,
      );
      return [reward, others.map((otherId) => ({ memberId, otherId }))] as const;
    }),
  );
}
