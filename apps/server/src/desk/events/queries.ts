import type { LogEntry, LogKind } from '@baize/contract/event-log';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export type EntryRow = Row<'events_entry'>;

/** The last number given; held until the transaction ends, so that one gives numbers at a time. */
export async function lockHead(tx: Tx): Promise<bigint> {
  const { number } = await tx
    .selectFrom('events_head')
    .select('number')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return number;
}

export async function readHead(db: Db | Tx): Promise<bigint> {
  const { number } = await db.selectFrom('events_head').select('number').executeTakeFirstOrThrow();
  return number;
}

export const setHead = (tx: Tx, number: bigint): Promise<unknown> =>
  tx.updateTable('events_head').set({ number }).execute();

type NewEntry = Omit<EntryRow, 'data'> & { readonly data: string };

export const insertEntries = (tx: Tx, entries: readonly NewEntry[]): Promise<EntryRow[]> =>
  tx.insertInto('events_entry').values(entries).returningAll().execute();

/** The oldest number that is kept; null while the log is empty. */
export async function findOldest(db: Db | Tx): Promise<bigint | null> {
  const { oldest } = await db
    .selectFrom('events_entry')
    .select(({ fn }) => fn.min<bigint | null>('number').as('oldest'))
    .executeTakeFirstOrThrow();
  return oldest;
}

type EntryPage = {
  readonly after: bigint;
  readonly kind: LogKind | undefined;
  readonly limit: number;
};

export const listEntries = (db: Db, { after, kind, limit }: EntryPage): Promise<EntryRow[]> =>
  db
    .selectFrom('events_entry')
    .selectAll()
    .where('number', '>', after)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('number')
    .limit(limit)
    .execute();

export const deleteEntriesBefore = (db: Db, before: Instant): Promise<unknown> =>
  db.deleteFrom('events_entry').where('at', '<', before).execute();

/** As it leaves, by the log and by webhooks. */
export const entryOf = ({ number, kind, member_id, data, at }: EntryRow): LogEntry => ({
  number: Number(number),
  kind: kind as LogKind,
  at: at.toISOString(),
  memberId: member_id,
  data: data as LogEntry['data'],
});
