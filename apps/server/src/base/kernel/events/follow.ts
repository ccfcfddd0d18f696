import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Tx } from '../../db/index.ts';

export type FollowedEvent = {
  readonly id: bigint;
  readonly kind: string;
  readonly memberId: string | null;
  readonly payload: unknown;
  readonly at: Instant;
};

const PAGE = 500;

/**
 * The next events for a reader that must miss none, in the order of the transactions that wrote them,
 * and moves its mark behind them: what is done with them belongs into the same transaction. Rows of a
 * transaction that may still have company are left for the next time.
 */
export async function followEvents(tx: Tx, reader: string): Promise<readonly FollowedEvent[]> {
  const mark = await tx
    .selectFrom('kernel_event_reader')
    .select(['id', sql<string>`xact::text`.as('xact')])
    .where('reader', '=', reader)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { rows } = await sql<FollowedEvent & { xact: string }>`
    select e.id, e.xact::text as xact, e.kind, e.member_id as "memberId", e.payload,
      e.created_at as at
    from kernel_event e, pg_snapshot_xmin(pg_current_snapshot()) as seen
    where e.xact < seen and case
      -- A database that was restored elsewhere counts transactions anew: ids go on.
      when ${mark.xact}::xid8 > seen then e.id > ${mark.id}
      else (e.xact, e.id) > (${mark.xact}::xid8, ${mark.id}) end
    order by e.xact, e.id
    limit ${PAGE}`.execute(tx);
  const last = rows.at(-1);
  if (last) {
    await sql`update kernel_event_reader set xact = ${last.xact}::xid8, id = ${last.id}
      where reader = ${reader}`.execute(tx);
  }
  return rows;
}
