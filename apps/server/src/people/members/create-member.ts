import type { Day } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Row, Tx } from '../../base/db/index.ts';
import { ensure, type World } from '../../base/kernel/index.ts';
import { openMemberAccounts } from '../../books/ledger/index.ts';
import { FIRST_ICON } from './icons.ts';
import * as queries from './queries.ts';

export type Member = Row<'members_member'>;

export type NewMember = {
  readonly account: string;
  readonly nickname?: string;
  readonly type?: number;
  readonly currency: string;
  readonly language?: string;
  /** The agent whose team they join. */
  readonly uplineId?: MemberId;
  /** What they invite members of their own team with: agents only. */
  readonly affiliateCode?: string;
  /** What they invite friends with. */
  readonly referralCode?: string;
  readonly referredBy?: MemberId;
  /** The day of the newest text they agreed to; left out, they are never asked to. */
  readonly agreedOn?: Day;
  /** Made by a demonstration: everybody knows the password. */
  readonly isDemo?: boolean;
};

/**
 * A new member, with empty pockets in the currency they play in. Of those who ask for one name at
 * the same moment, one gets it.
 */
export async function createMember(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  asked: NewMember,
): Promise<Member> {
  const account = asked.account.toLowerCase();
  const member: Member = {
    id: world.newId('mem'),
    account,
    nickname: asked.nickname ?? asked.account,
    type: asked.type ?? 0,
    status: 'active',
    currency: asked.currency,
    created_at: world.clock.now(),
    avatar: FIRST_ICON,
    language: asked.language ?? null,
    upline_id: asked.uplineId ?? null,
    affiliate_code: asked.affiliateCode?.toUpperCase() ?? null,
    referral_code: asked.referralCode ?? null,
    referred_by: asked.referredBy ?? null,
    is_demo: asked.isDemo ?? false,
    stake_max: null,
    bonus_until: null,
    excluded_until: null,
    agreed_on: asked.agreedOn ?? null,
    country: null,
  };
  const isFirst = await queries.insertMember(tx, member);
  ensure(isFirst, 'username_taken');
  await openMemberAccounts(tx, member.id, asked.currency);
  return member;
}

const REFERRAL_LENGTH = 10;

/** A code to invite friends with: ten letters and digits of chance, the end of an id. */
export const newReferralCode = ({ newId }: Pick<World, 'newId'>): string =>
  newId('ref').slice(-REFERRAL_LENGTH);
