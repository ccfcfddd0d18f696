import type { RecordCategory } from '@baize/contract/record-category';
import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import type { MembersDays } from './read-members-bets.ts';

export type MemberValidCash = {
  readonly memberId: MemberId;
  readonly category: RecordCategory;
  /** Valid bets, as far as cash paid for them. */
  readonly validCash: Minor;
};

/** By member and category; who has nothing there is not in it. */
export async function listMembersValidCash(
  db: Db | Tx,
  { memberIds, from, until }: MembersDays,
): Promise<readonly MemberValidCash[]> {
  const { rows } = await sql<MemberValidCash>`
    select member_id as "memberId", category, sum(valid_cash)::bigint as "validCash"
    from valid_bets_day
    where member_id = any(${[...memberIds]}::text[])
      and day_on >= ${from}::date and day_on < ${until}::date
    group by 1, 2`.execute(db);
  return rows;
}
