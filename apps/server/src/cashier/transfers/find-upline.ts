import type { Db, Tx } from '../../base/db/index.ts';
import { findMember, type Member } from '../../people/members/index.ts';

/** The one who invited a member, if money can reach them: nothing is sent into a closed account. */
export async function findUpline(db: Db | Tx, member: Member): Promise<Member | null> {
  if (member.upline_id === null || member.upline_id === member.id) return null;
  const upline = await findMember(db, member.upline_id);
  const isReached = upline?.status === 'active' && upline.currency === member.currency;
  return isReached ? upline : null;
}
