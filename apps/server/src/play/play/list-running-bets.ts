import type { MemberId } from '@baize/std/id';
import { type Instant, isBefore } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export type RunningBet = Pick<
  Row<'play_bet'>,
  'vendor' | 'kind' | 'ref' | 'member_id' | 'round_id' | 'placed_at'
>;

export type RunningSince = {
  /** For bets of vendors that have no moment of their own. */
  readonly before: Instant;
  readonly beforeAt: ReadonlyMap<string, Instant>;
  readonly limit: number;
};

/** Bets placed before the moment of their vendor that still run, the oldest first. */
export async function listRunningBets(
  tx: Tx | Db,
  { before, beforeAt, limit }: RunningSince,
): Promise<readonly RunningBet[]> {
  const latest = [...beforeAt.values()].reduce((a, b) => (isBefore(a, b) ? b : a), before);
  // The bound of all comes first: an index finds by it, and few are left to hold to their own.
  const { rows } = await sql<RunningBet>`
    select b.vendor, b.kind, b.ref, b.member_id, b.round_id, b.placed_at
    from play_bet b
      left join unnest(${[...beforeAt.keys()]}::text[], ${[...beforeAt.values()]}::timestamptz[])
        as own (vendor, before) on own.vendor = b.vendor
    where b.status = 'running' and b.placed_at < ${latest}
      and b.placed_at < coalesce(own.before, ${before})
    order by b.placed_at limit ${limit}`.execute(tx);
  return rows;
}

export async function hasRunningBet(db: Tx | Db, memberId: MemberId): Promise<boolean> {
  const running = await db
    .selectFrom('play_bet')
    .select('ref')
    .where('member_id', '=', memberId)
    .where('status', '=', 'running')
    .limit(1)
    .executeTakeFirst();
  return running !== undefined;
}
