import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import { type Db, openValue, type Row, sealValue, type Tx } from '../../base/db/index.ts';
import type { Party } from './party.ts';

export type ConversationRow = Row<'support_conversation'>;
export type MessageRow = Row<'support_message'>;
export type SupportId = Id<'sup'>;

/** Of a long conversation the newest are shown. */
const SHOWN_MAX = 300;

/** Whoever begins twice at once, or from one network, begins one after the other. */
export const lockSender = (tx: Tx, sender: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`support ${sender}`}, 0))`.execute(tx);

const nameOf = (row: string) => ({ of: 'support_conversation.guest_name', row }) as const;
const emailOf = (row: string) => ({ of: 'support_conversation.guest_email', row }) as const;

type NewConversation = Pick<
  ConversationRow,
  'id' | 'language' | 'created_at' | 'asked_at' | 'said_at' | 'network'
> & { readonly party: Party; readonly guest: GuestFacts | null };

export type GuestFacts = { readonly name: string; readonly email: string };

export const insertConversation = (
  tx: Tx,
  { party, guest, ...row }: NewConversation,
): Promise<ConversationRow> =>
  tx
    .insertInto('support_conversation')
    .values({
      ...row,
      status: 'waiting',
      member_id: party.memberId,
      guest_key: party.guestKey,
      guest_name: guest && sealValue(tx, nameOf(row.id), guest.name),
      guest_email: guest && sealValue(tx, emailOf(row.id), guest.email),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** What a guest said of themselves; null for a member. */
export function openGuest(db: Db | Tx, row: ConversationRow): GuestFacts | null {
  const { id, guest_name: name, guest_email: email } = row;
  if (name === null || email === null) return null;
  return { name: openValue(db, nameOf(id), name), email: openValue(db, emailOf(id), email) };
}

export const lockConversation = (tx: Tx, id: SupportId) =>
  tx
    .selectFrom('support_conversation')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const findConversation = (db: Db | Tx, id: SupportId) =>
  db.selectFrom('support_conversation').selectAll().where('id', '=', id).executeTakeFirst();

const conversationsOf = (db: Db | Tx, { memberId, guestKey }: Party) =>
  db
    .selectFrom('support_conversation')
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .where('guest_key', guestKey === null ? 'is' : '=', guestKey);

export const lockOpenOf = (tx: Tx, party: Party) =>
  conversationsOf(tx, party)
    .selectAll()
    .where('status', '<>', 'ended')
    .forUpdate()
    .executeTakeFirst();

/** The open one, or the one that ended last since then. */
export const findLatestOf = (db: Db, party: Party, since: Instant) =>
  conversationsOf(db, party)
    .selectAll()
    .where((row) => row.or([row('status', '<>', 'ended'), row('ended_at', '>', since)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A conversation that began by this request. */
export const findBegunBy = (tx: Tx, party: Party, requestKey: string) =>
  conversationsOf(tx, party)
    .innerJoin('support_message', 'support_message.conversation_id', 'support_conversation.id')
    .selectAll('support_conversation')
    .where('support_message.seq', '=', 1)
    .where('support_message.request_key', '=', requestKey)
    .executeTakeFirst();

type Sender = { readonly memberId: MemberId } | { readonly network: string };

/** Conversations that a member, or the guests of a network, have begun since then. */
export async function countBegun(tx: Tx, sender: Sender, since: Instant): Promise<number> {
  const begun = tx.selectFrom('support_conversation').where('created_at', '>', since);
  const { count } = await ('memberId' in sender
    ? begun.where('member_id', '=', sender.memberId)
    : begun.where('network', '=', sender.network)
  )
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const forgetNetworksBefore = (db: Db, at: Instant) =>
  db
    .updateTable('support_conversation')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('created_at', '<', at)
    .execute();

type Change = Partial<
  Omit<
    ConversationRow,
    | 'id'
    | 'member_id'
    | 'guest_key'
    | 'guest_name'
    | 'guest_email'
    | 'network'
    | 'created_at'
    | 'language'
  >
>;

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
  return rows.flatMap(({ member_id }) => member_id ?? []);
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
