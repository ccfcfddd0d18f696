import type { Day } from '@baize/std/day';
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

/** Of one member, from a moment up to another that is no longer part of it. */
export type MemberTime = {
  readonly memberId: MemberId;
  readonly from: Instant;
  readonly to: Instant;
};

/** What arrived from each of these members in a time of their own; from whom nothing did is left out. */
export async function sumDepositsWithin(
  db: Db | Tx,
  times: readonly MemberTime[],
): Promise<readonly { readonly memberId: MemberId; readonly total: Minor }[]> {
  const { rows } = await sql<{ memberId: MemberId; total: Minor }>`
    select receipt.member_id as "memberId", sum(receipt.amount - receipt.covered)::bigint as total
    from unnest(${times.map(({ memberId }) => memberId)}::text[],
      ${times.map(({ from }) => from)}::timestamptz[],
      ${times.map(({ to }) => to)}::timestamptz[]) as span (member_id, from_at, to_at)
    join deposits_receipt as receipt on receipt.member_id = span.member_id
      and receipt.created_at >= span.from_at and receipt.created_at < span.to_at
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

type FirstDeposits = {
  readonly from: Instant;
  readonly to: Instant;
  readonly zone: string;
  /** The first of each day by the clock of the zone, or the first of the whole time. */
  readonly by: 'day' | null;
  readonly least: Minor;
};

export type FirstDeposit = {
  readonly memberId: MemberId;
  readonly day: Day;
  readonly amount: Minor;
};

/** Each member's first payment that comes to the least. */
export async function listFirstDeposits(
  db: Db | Tx,
  { from, to, zone, by, least }: FirstDeposits,
): Promise<readonly FirstDeposit[]> {
  // Named once: the same parameter twice is two expressions for PostgreSQL.
  const group = by === 'day' ? sql`day` : sql`null::date`;
  const { rows } = await sql<FirstDeposit>`
    with paid as (
      select member_id, (created_at at time zone ${zone})::date as day, created_at,
        amount - covered as amount
      from deposits_receipt
      where created_at >= ${from} and created_at < ${to}
    )
    select distinct on (member_id, ${group}) member_id as "memberId", day::text,
      amount::bigint as amount
    from paid
    where amount >= ${least}
    order by member_id, ${group}, created_at`.execute(db);
  return rows;
}
