import { assert } from '@baize/std/assert';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/index.ts';
import type { BusEvent } from './bus.ts';

type NewEvent = {
  kind: string;
  member_id: string | null;
  payload: string;
  created_at: Instant;
};

export async function insertEvent(tx: Tx | Db, event: NewEvent): Promise<void> {
  await tx.insertInto('kernel_event').values(event).execute();
  await sql`select pg_notify('baize_event', '')`.execute(tx);
}

/**
 * A point in the stream: every event written by a transaction before it can be seen now. Ids are
 * no such point, because a smaller id may be committed after a larger one.
 */
export async function readCursor(db: Db): Promise<bigint> {
  const result = await sql<{ cursor: bigint }>`
    select pg_snapshot_xmin(pg_current_snapshot()) as cursor`.execute(db);
  const [row] = result.rows;
  assert(row, 'a snapshot always has a lower bound');
  return row.cursor;
}

const PAGE = 1_000;

/** All events written at or after a point, page by page, in order of their ids. */
export async function* eventsSince(db: Db, cursor: bigint): AsyncGenerator<BusEvent> {
  let after = 0n;
  for (;;) {
    const page = await listEvents(db, cursor, after);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}

const listEvents = (db: Db, cursor: bigint, after: bigint): Promise<readonly BusEvent[]> =>
  db
    .selectFrom('kernel_event')
    .select(['id', 'xact', 'kind', 'member_id as memberId', 'payload'])
    .where('xact', '>=', sql<bigint>`${cursor.toString()}::xid8`)
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute();

export const deleteEventsBefore = (db: Db | Tx, before: Instant) =>
  db.deleteFrom('kernel_event').where('created_at', '<', before).execute();
