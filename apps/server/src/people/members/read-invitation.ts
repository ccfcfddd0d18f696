import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/member';
import type { Ctx } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

/** What an agent invites with, and whom it brought. */
export async function readInvitation({
  db,
  caller,
}: Ctx): Promise<Output<typeof contract.readInvitation>> {
  const [member, directMembers] = await Promise.all([
    queries.getMember(db, caller.memberId),
    queries.countDirectMembers(db, caller.memberId),
  ]);
  return { code: member.affiliate_code, directMembers };
}
