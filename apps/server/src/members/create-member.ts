import type { Row, Tx } from '../db/index.ts';
import type { World } from '../kernel/index.ts';
import { openMemberAccounts } from '../ledger/index.ts';
import * as queries from './queries.ts';

export type NewMember = {
  readonly account: string;
  readonly nickname?: string;
  readonly type?: number;
  readonly currency: string;
};

/** A new member, with empty pockets in the currency they play in. */
export async function createMember(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { account, nickname = account, type = 0, currency }: NewMember,
): Promise<Row<'members_member'>> {
  const member: Row<'members_member'> = {
    id: world.newId('mem'),
    account: account.toLowerCase(),
    nickname,
    type,
    status: 'active',
    currency,
    created_at: world.clock.now(),
    avatar: 'avatar-01',
    language: null,
    upline_id: null,
    affiliate_code: null,
    referral_code: null,
    referred_by: null,
  };
  await queries.insertMember(tx, member);
  await openMemberAccounts(tx, member.id, currency);
  return member;
}
