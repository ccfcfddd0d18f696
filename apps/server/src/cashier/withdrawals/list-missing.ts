import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/withdrawal';
import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import { findPassword } from '../../people/credentials/index.ts';
import { getProfile, listBankAccounts } from '../../people/members/index.ts';

export type Missing = Output<typeof contract.readWithdrawalDesk>['missing'][number];

/** What a member must bring before anything can be paid to them. */
export async function listMissing(db: Db | Tx, memberId: MemberId): Promise<Missing[]> {
  const { full_name: fullName } = await getProfile(db, memberId);
  const accounts = await listBankAccounts(db, memberId);
  const password = await findPassword(db, memberId, 'payment');
  const missing: Missing[] = [];
  if (fullName === null) missing.push('fullName');
  if (accounts.length === 0) missing.push('bankAccount');
  if (password === undefined) missing.push('paymentPassword');
  return missing;
}
