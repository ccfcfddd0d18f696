import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';

/** What a member was granted before a moment, the newest first. */
export const listGrantedBefore = (
  db: Db | Tx,
  memberId: MemberId,
  { before, limit }: { readonly before: Instant; readonly limit: number },
) =>
  db
    .selectFrom('bonuses_grant')
    .select(['granted_at as at', 'promotion', 'amount', 'state'])
    .where('member_id', '=', memberId)
    .where('granted_at', '<', before)
    .orderBy('granted_at', 'desc')
    .limit(limit)
    .execute();
