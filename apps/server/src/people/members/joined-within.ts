import type { Day } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

type JoinedSpan = {
  readonly from: Instant;
  readonly to: Instant;
  readonly currency: string;
  readonly zone: string;
};

/** Who came within a span, as a query for those who count them: `member_id`, `day_on`. */
export const joinedWithin = ({ from, to, currency, zone }: JoinedSpan): RawBuilder<unknown> => sql`
  select m.id as member_id, (m.created_at at time zone ${zone})::date as day_on
  from members_member m
  where m.created_at >= ${from} and m.created_at < ${to} and m.currency = ${currency}`;

/** When the first of all members came; null while there is none. */
export async function findFirstJoined(db: Db | Tx): Promise<Instant | null> {
  const { first } = await db
    .selectFrom('members_member')
    .select(({ fn }) => fn.min<Instant | null>('created_at').as('first'))
    .executeTakeFirstOrThrow();
  return first;
}

/** Who came within a span, and on which day. */
export async function listJoined(
  db: Db | Tx,
  { from, to, zone }: Omit<JoinedSpan, 'currency'>,
): Promise<readonly { readonly memberId: MemberId; readonly day: Day }[]> {
  const { rows } = await sql<{ memberId: MemberId; day: Day }>`
    select id as "memberId", (created_at at time zone ${zone})::date::text as day
    from members_member where created_at >= ${from} and created_at < ${to}`.execute(db);
  return rows;
}
