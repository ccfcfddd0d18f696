import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

/** How many of telephone and e-mail each of these members has proven. */
export async function countProvenContacts(
  db: Db | Tx,
  memberIds: readonly MemberId[],
): Promise<readonly { readonly memberId: MemberId; readonly count: bigint }[]> {
  const { rows } = await sql<{ memberId: MemberId; count: bigint }>`
    select member_id as "memberId", ((mobile_verified_at is not null)::int
      + (email_verified_at is not null)::int)::bigint as count
    from members_profile where member_id = any(${[...memberIds]}::text[])`.execute(db);
  return rows;
}

/** Who proved one since a moment, and when. */
export async function listProvenSince(
  db: Db | Tx,
  since: Instant,
): Promise<readonly { readonly memberId: MemberId; readonly at: Instant }[]> {
  const { rows } = await sql<{ memberId: MemberId; at: Instant }>`
    select member_id as "memberId", greatest(mobile_verified_at, email_verified_at) as at
    from members_profile
    where (mobile_verified_at is not null or email_verified_at is not null)
      and greatest(mobile_verified_at, email_verified_at) >= ${since}`.execute(db);
  return rows;
}

/** When each of these members first proved one of those they have now; who has none is left out. */
export async function listFirstProven(
  db: Db | Tx,
  memberIds: readonly MemberId[],
): Promise<readonly { readonly memberId: MemberId; readonly at: Instant }[]> {
  const { rows } = await sql<{ memberId: MemberId; at: Instant }>`
    select member_id as "memberId", least(mobile_verified_at, email_verified_at) as at
    from members_profile
    where member_id = any(${[...memberIds]}::text[])
      and (mobile_verified_at is not null or email_verified_at is not null)`.execute(db);
  return rows;
}
