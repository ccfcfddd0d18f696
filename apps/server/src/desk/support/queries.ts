import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export type ConversationRow = Row<'support_conversation'>;
export type MessageRow = Row<'support_message'>;
export type SupportId = Id<'sup'>;

/** Of a long conversation the newest are shown. */
const SHOWN_MAX = 300;

/** A member who begins twice at once begins one after the other. */
export const lockMember = (tx: Tx, memberId: MemberId) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`support ${memberId}`}, 0))`.execute(tx);

export const insertConversation = (
  tx: Tx,
  row: Pick<
    ConversationRow,
    'id' | 'member_id' | 'language' | 'created_at' | 'asked_at' | 'said_at'
  >,
): Promise<ConversationRow> =>
  tx
    .insertInto('support_conversation')
    .values({ ...row, status: 'waiting' })
    .returningAll()
    .executeTakeFirstOrThrow();

export const lockConversation = (tx: Tx, id: SupportId) =>
  tx
    .selectFrom('support_conversation')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const findConversation = (db: Db | Tx, id: SupportId) =>
  db.selectFrom('support_conversation').selectAll().where('id', '=', id).executeTakeFirst();

export const lockOpenOf = (tx: Tx, memberId: MemberId) =>
  tx
    .selectFrom('support_conversation')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', '<>', 'ended')
    .forUpdate()
    .executeTakeFirst();

/** The open one, or the one that ended last since then. */
export const findLatestOf = (db: Db, memberId: MemberId, since: Instant) =>
  db
    .selectFrom('support_conversation')
    .selectAll()
    .where('member_id', '=', memberId)
    .where((row) => row.or([row('status', '<>', 'ended'), row('ended_at', '>', since)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A member's conversation that began by this request. */
export const findBegunBy = (tx: Tx, memberId: MemberId, requestKey: string) =>
  tx
    .selectFrom('support_conversation')
    .innerJoin('support_message', 'support_message.conversation_id', 'support_conversation.id')
    .selectAll('support_conversation')
    .where('member_id', '=', memberId)
    .where('support_message.seq', '=', 1)
    .where('support_message.request_key', '=', requestKey)
    .executeTakeFirst();

export async function countBegun(tx: Tx, memberId: MemberId, since: Instant): Promise<number> {
  const { count } = await tx
    .selectFrom('support_conversation')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Change = Partial<Omit<ConversationRow, 'id' | 'member_id' | 'created_at' | 'language'>>;

export const saveConversation = (tx: Tx, id: SupportId, change: Change): Promise<ConversationRow> =>
  tx
    .updateTable('support_conversation')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const insertMessage = (tx: Tx, row: MessageRow) =>
  tx.insertInto('support_message').values(row).execute();

export const findMessageByKey = (tx: Tx, id: SupportId, requestKey: string) =>
  tx
    .selectFrom('support_message')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

export async function countSaid(tx: Tx, id: SupportId, since: Instant): Promise<number> {
  const { count } = await tx
    .selectFrom('support_message')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('conversation_id', '=', id)
    .where('operator_id', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** In the order in which it was said. */
export async function listMessages(db: Db | Tx, id: SupportId): Promise<readonly MessageRow[]> {
  const rows = await db
    .selectFrom('support_message')
    .selectAll()
    .where('conversation_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  return rows.toReversed();
}

/** How many wait longer than one who began then, and the one as well. */
export async function readPlace(
  db: Db | Tx,
  { id, created_at }: Pick<ConversationRow, 'id' | 'created_at'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('support_conversation')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('status', '=', 'waiting')
    .where((row) =>
      row.or([
        row('created_at', '<', created_at),
        row.and([row('created_at', '=', created_at), row('id', '<=', id)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const listWaitingMembers = async (tx: Tx): Promise<readonly MemberId[]> => {
  const rows = await tx
    .selectFrom('support_conversation')
    .select('member_id')
    .where('status', '=', 'waiting')
    .execute();
  return rows.map(({ member_id }) => member_id);
};

/** True the first time. */
export async function markRead(tx: Tx, row: Row<'support_reader'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('support_reader')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** With all that was said in them. */
export const deleteEndedBefore = (db: Db, at: Instant): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const over = tx.selectFrom('support_conversation').select('id').where('ended_at', '<', at);
    await tx.deleteFrom('support_reader').where('conversation_id', 'in', over).execute();
    await tx.deleteFrom('support_message').where('conversation_id', 'in', over).execute();
    await tx.deleteFrom('support_conversation').where('ended_at', '<', at).execute();
  });
