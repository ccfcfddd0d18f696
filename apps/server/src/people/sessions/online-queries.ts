import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

type Seen = { readonly seenSince: Instant; readonly now: Instant };

const open = ({ seenSince, now }: Seen) => sql`from sessions_session
  where ended_at is null and expires_at > ${now} and seen_at >= ${seenSince}`;

/** How many members were seen since a moment, and in how many sessions. */
export async function countOnline(
  db: Db | Tx,
  seen: Seen,
): Promise<{ readonly players: number; readonly sessions: number }> {
  const { rows } = await sql<{ players: number; sessions: number }>`
    select count(distinct member_id)::float8 as players, count(*)::float8 as sessions
    ${open(seen)}`.execute(db);
  const [counts] = rows;
  assert(counts, 'a count is always there');
  return counts;
}

type OnlineMember = {
  readonly memberId: MemberId;
  readonly sinceAt: Instant;
  readonly seenAt: Instant;
  readonly device: string;
  readonly address: string;
  readonly sessions: number;
};

/** These members, the last seen first, each with where they were seen last. */
export async function listOnline(
  db: Db | Tx,
  seen: Seen,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly OnlineMember[]> {
  const { rows } = await sql<OnlineMember>`
    select member_id as "memberId", min(created_at) as "sinceAt", max(seen_at) as "seenAt",
      (array_agg(user_agent order by seen_at desc))[1] as device,
      (array_agg(ip order by seen_at desc))[1] as address, count(*)::float8 as sessions
    ${open(seen)}
    group by member_id order by max(seen_at) desc, member_id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
