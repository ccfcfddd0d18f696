import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';

/** Whose bets have this number of their vendor; two vendors may have given the same one. */
export async function listBetMembers(db: Db | Tx, ref: string): Promise<readonly MemberId[]> {
  const rows = await db
    .selectFrom('play_bet')
    .select('member_id')
    .distinct()
    .where('ref', '=', ref)
    .limit(20)
    .execute();
  return rows.map(({ member_id }) => member_id);
}
