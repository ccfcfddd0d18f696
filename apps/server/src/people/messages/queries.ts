import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';

type MessageRow = Row<'messages_message'>;

export const insertMessage = (tx: Tx, row: Omit<MessageRow, 'news'> & { news: string }) =>
  tx.insertInto('messages_message').values(row).execute();

type Kinds = readonly string[] | undefined;

/** A member's messages with what operators wrote; of these kinds of news where some are named. */
const messagesOf = (db: Db | Tx, memberId: MemberId, kinds: Kinds) =>
  db
    .selectFrom('messages_message')
    .leftJoin('messages_broadcast', 'messages_broadcast.key', 'messages_message.broadcast')
    .select(['id', 'created_at', 'read_at', 'pinned_at', 'news'])
    .select('messages_broadcast.body as written')
    .where('member_id', '=', memberId)
    .$if(kinds !== undefined, (query) => query.where(isOf(kinds)));

const isOf = (kinds: Kinds) => sql<boolean>`news ->> 'kind' = any(${[...(kinds ?? [])]}::text[])`;

type Page = {
  readonly before: Id<'msg'> | undefined;
  readonly kinds: Kinds;
  readonly limit: number;
};

/** Without those that are pinned. */
export const listNewest = (db: Db | Tx, memberId: MemberId, { before, kinds, limit }: Page) =>
  messagesOf(db, memberId, kinds)
    .where('pinned_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ('' as Id<'msg'>)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Those that are pinned, the last one first. */
export const listPinned = (db: Db | Tx, memberId: MemberId, kinds: Kinds) =>
  messagesOf(db, memberId, kinds)
    .where('pinned_at', 'is not', null)
    .orderBy('pinned_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Locks what is pinned of a member, so that two tabs together pin no more than one may. */
export async function lockPinned(tx: Tx, memberId: MemberId): Promise<readonly Id<'msg'>[]> {
  const lock = `messages ${memberId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  const rows = await tx
    .selectFrom('messages_message')
    .select('id')
    .where('member_id', '=', memberId)
    .where('pinned_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

type Pin = { readonly id: Id<'msg'>; readonly pinned_at: Instant | null };

/** False where the member has no such message. */
export async function savePin(tx: Tx, memberId: MemberId, { id, pinned_at }: Pin) {
  const { numUpdatedRows } = await tx
    .updateTable('messages_message')
    .set({ pinned_at })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What was written to a member before a moment, by its kind alone. */
export const listMessageKinds = (
  db: Db | Tx,
  memberId: MemberId,
  { before, limit }: { readonly before: Instant; readonly limit: number },
) =>
  db
    .selectFrom('messages_message')
    .select(['created_at as at', 'read_at', sql<string>`news ->> 'kind'`.as('kind')])
    .where('member_id', '=', memberId)
    .where('created_at', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function countUnread(db: Db | Tx, memberId: MemberId): Promise<number> {
  const { count } = await db
    .selectFrom('messages_message')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many messages a member has not read, by the kind of their news. */
export async function countUnreadKinds(
  db: Db | Tx,
  memberId: MemberId,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('messages_message')
    .select(({ fn }) => [
      sql<string>`news ->> 'kind'`.as('kind'),
      fn.countAll<bigint>().as('count'),
    ])
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .groupBy(sql`news ->> 'kind'`)
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
}

type Reading = {
  readonly ids: readonly Id<'msg'>[] | undefined;
  readonly kinds: Kinds;
  readonly at: Instant;
};

export const markRead = (tx: Db | Tx, memberId: MemberId, { ids, kinds, at }: Reading) =>
  tx
    .updateTable('messages_message')
    .set({ read_at: at })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .$if(kinds !== undefined, (query) => query.where(isOf(kinds)))
    .execute();

export const deleteMessages = (tx: Db | Tx, memberId: MemberId, ids: readonly Id<'msg'>[]) =>
  tx
    .deleteFrom('messages_message')
    .where('member_id', '=', memberId)
    .where('id', 'in', [...ids])
    .execute();

export const deleteWrittenBefore = (db: Db, at: Instant) =>
  db.deleteFrom('messages_message').where('created_at', '<', at).execute();

export const wantsOffers = async (db: Db | Tx, memberId: MemberId): Promise<boolean> =>
  (await listUnwilling(db, [memberId])).size === 0;

/** Who of these wants no offers and no news of the brand. */
export async function listUnwilling(
  db: Db | Tx,
  memberIds: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  const rows = await db
    .selectFrom('messages_choice')
    .select('member_id')
    .where((eb) => eb('member_id', '=', eb.fn.any(eb.val([...memberIds]))))
    .where('offers', '=', false)
    .execute();
  return new Set(rows.map(({ member_id }) => member_id));
}

export const saveChoice = (db: Db | Tx, row: Row<'messages_choice'>) =>
  db
    .insertInto('messages_choice')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ offers: row.offers, changed_at: row.changed_at }),
    )
    .execute();
