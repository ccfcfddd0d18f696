import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

type MembersTime = {
  readonly memberIds: readonly MemberId[];
  readonly from: Instant;
  readonly to: Instant;
  readonly zone: string;
};

/** On how many days of a zone each of these members came in. */
export async function countLoginDays(
  db: Db | Tx,
  { memberIds, from, to, zone }: MembersTime,
): Promise<readonly { readonly memberId: MemberId; readonly days: bigint }[]> {
  const { rows } = await sql<{ memberId: MemberId; days: bigint }>`
    select member_id as "memberId", count(distinct (at at time zone ${zone})::date) as days
    from sessions_login
    where member_id = any(${[...memberIds]}::text[]) and outcome = 'in'
      and at >= ${from} and at < ${to}
    group by 1`.execute(db);
  return rows;
}

/** Who came in since a moment, and when. */
export const listLoginsSince = (db: Db | Tx, since: Instant) =>
  db
    .selectFrom('sessions_login')
    .select(['member_id as memberId', 'at'])
    .where('outcome', '=', 'in')
    .where('at', '>=', since)
    .execute();
