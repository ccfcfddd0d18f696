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

export const notifySignal = (tx: Tx | Db, text: string) =>
  sql`select pg_notify('baize_signal', ${text})`.execute(tx);

type SameEvent = Omit<NewEvent, 'member_id'> & { readonly members: readonly string[] };

export async function insertEvents(tx: Tx | Db, event: SameEvent): Promise<void> {
  const { kind, payload, created_at, members } = event;
  await sql`insert into kernel_event (kind, member_id, payload, created_at)
    select ${kind}, member, ${payload}::jsonb, ${created_at}
    from unnest(${members}::text[]) as member`.execute(tx);
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

type Reader = { readonly ownerId: string | null };

/** All events written at or after a point, page by page, in order of their ids. */
export const eventsSince = (db: Db, cursor: bigint) => readPages(writtenSince(db, cursor));

/**
 * Those of them that were for everybody or for this reader: whoever asks for a whole day must not
 * make us read what happened to everybody else.
 */
export const eventsOfReader = (db: Db, cursor: bigint, reader: Reader) =>
  readPages(of(writtenSince(db, cursor), reader));

/** The same from a moment on, for a reader who has no point in the stream yet. */
export const eventsOfReaderFrom = (db: Db, from: Instant, reader: Reader) =>
  readPages(of(listEvents(db).where('created_at', '>=', from), reader));

type Listing = ReturnType<typeof listEvents>;

const of = (listing: Listing, { ownerId }: Reader): Listing =>
  listing.where((row) => row.or([row('member_id', 'is', null), row('member_id', '=', ownerId)]));

const writtenSince = (db: Db, cursor: bigint): Listing =>
  listEvents(db).where('xact', '>=', sql<bigint>`${cursor.toString()}::xid8`);

async function* readPages(listing: Listing): AsyncGenerator<BusEvent> {
  let after = 0n;
  for (;;) {
    const page: readonly BusEvent[] = await listing.where('id', '>', after).execute();
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}

const listEvents = (db: Db) =>
  db
    .selectFrom('kernel_event')
    .select(['id', 'xact', 'kind', 'member_id as memberId', 'payload'])
    .orderBy('id')
    .limit(PAGE);

/** What a reader that must miss nothing has not read yet stays. */
export const deleteEventsBefore = (db: Db | Tx, before: Instant) =>
  db
    .deleteFrom('kernel_event')
    .where('created_at', '<', before)
    .where('xact', '<', sql<bigint>`(select min(r.xact) from kernel_event_reader r)`)
    .execute();
