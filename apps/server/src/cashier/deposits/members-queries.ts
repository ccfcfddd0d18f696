import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

type MembersTime = {
  readonly memberIds: readonly MemberId[];
  readonly from: Instant;
  readonly to: Instant;
};

export type MemberDeposits = {
  readonly memberId: MemberId;
  readonly total: Minor;
  readonly count: bigint;
};

/** What arrived from each of these members in a time, and in how many payments. */
export async function listMembersDeposits(
  db: Db | Tx,
  { memberIds, from, to }: MembersTime,
): Promise<readonly MemberDeposits[]> {
  const { rows } = await sql<MemberDeposits>`
    select member_id as "memberId", sum(amount - covered)::bigint as total, count(*) as count
    from deposits_receipt
    where member_id = any(${[...memberIds]}::text[]) and amount > covered
      and created_at >= ${from} and created_at < ${to}
    group by 1`.execute(db);
  return rows;
}

/** Who deposited since a moment, and when. */
export const listDepositorsSince = (db: Db | Tx, since: Instant) =>
  db
    .selectFrom('deposits_receipt')
    .select(['member_id as memberId', 'created_at as at'])
    .where('created_at', '>=', since)
    .execute();
