import type { SharedBet, SharedEnvelope } from '@baize/contract/chat-message';
import { assert } from '@baize/std/assert';
import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export type PersonId = Id<'chp'>;
export type ChatMessageId = Id<'cmg'>;

/** A bet as it is kept with a message: the bet's own name, and what was shown of it. */
export type KeptBet = { readonly betId: string } & Pick<SharedBet, 'game' | 'names' | 'picture'> & {
    readonly stake: string;
    readonly payout: string;
  };

export type KeptEnvelope = SharedEnvelope;
export type KeptShare = KeptBet | KeptEnvelope;

export type ChatMessageRow = Omit<Row<'chat_message'>, 'shared' | 'reactions'> & {
  readonly shared: KeptShare | null;
  readonly reactions: Readonly<Record<string, number>>;
};

const messages = (db: Db | Tx) =>
  db.selectFrom('chat_message').selectAll().$castTo<ChatMessageRow>();

/** Locks the room's row until the commit; made on the first change, for every change asks for it. */
export async function lockRoom(tx: Tx, room: string): Promise<bigint> {
  const row = await findLocked(tx, room);
  if (row) return row.rev;
  await sql`insert into chat_room (room) values (${room}) on conflict do nothing`.execute(tx);
  const made = await findLocked(tx, room);
  assert(made, 'a room that was made is there');
  return made.rev;
}

const findLocked = (tx: Tx, room: string) =>
  tx.selectFrom('chat_room').select('rev').where('room', '=', room).forUpdate().executeTakeFirst();

export const saveRev = (tx: Tx, room: string, rev: bigint) =>
  tx.updateTable('chat_room').set({ rev }).where('room', '=', room).execute();

export async function readRev(db: Db, room: string): Promise<bigint> {
  const row = await db
    .selectFrom('chat_room')
    .select('rev')
    .where('room', '=', room)
    .executeTakeFirst();
  return row?.rev ?? 0n;
}

export const insertMessages = (tx: Tx, rows: readonly ChatMessageRow[]) =>
  tx
    .insertInto('chat_message')
    .values(
      rows.map(({ shared, reactions, ...row }) => ({
        ...row,
        shared: shared && JSON.stringify(shared),
        reactions: JSON.stringify(reactions),
      })),
    )
    .execute();

export const findMessage = (db: Db | Tx, id: ChatMessageId) =>
  messages(db).where('id', '=', id).executeTakeFirst();

type MessageChange = Partial<Pick<Row<'chat_message'>, 'deleted_at' | 'deleted_by'>> & {
  readonly rev: bigint;
};

export const saveMessage = (
  tx: Tx,
  id: ChatMessageId,
  change: MessageChange,
): Promise<ChatMessageRow> =>
  tx
    .updateTable('chat_message')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .$castTo<ChatMessageRow>()
    .executeTakeFirstOrThrow();

type MessageKey = { readonly personId: PersonId; readonly requestKey: string };

export const listByKeys = (tx: Tx, keys: readonly MessageKey[]) =>
  messages(tx)
    .where(
      sql<boolean>`(person_id, request_key) in (select * from unnest(
        ${keys.map(({ personId }) => personId)}::text[],
        ${keys.map(({ requestKey }) => requestKey)}::text[]))`,
    )
    .execute();

type HistoryPage = {
  readonly before: number | undefined;
  readonly memberId: MemberId;
  readonly limit: number;
};

/** The newest first, without those whose authors the member has blocked. */
export const listHistory = (db: Db, room: string, { before, memberId, limit }: HistoryPage) =>
  messages(db)
    .where('room', '=', room)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('chat_block')
            .select('chat_block.person_id')
            .where('chat_block.member_id', '=', memberId)
            .whereRef('chat_block.person_id', '=', 'chat_message.person_id'),
        ),
      ),
    )
    .$if(before !== undefined, (some) => some.where('seq', '<', BigInt(before ?? 0)))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();

/** What changed in a room after a number: the last so many, in order. */
export async function listChanges(
  db: Db,
  room: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly ChatMessageRow[]> {
  const rows = await messages(db)
    .where('room', '=', room)
    .where('rev', '>', BigInt(after))
    .orderBy('rev', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

/** Around a place in a room, in order, deleted ones too. */
export const listAround = async (
  db: Db | Tx,
  room: string,
  { seq, each }: { readonly seq: bigint; readonly each: number },
): Promise<readonly ChatMessageRow[]> => {
  const before = await messages(db)
    .where('room', '=', room)
    .where('seq', '<=', seq)
    .orderBy('seq', 'desc')
    .limit(each + 1)
    .execute();
  const after = await messages(db)
    .where('room', '=', room)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(each)
    .execute();
  return [...before.toReversed(), ...after];
};

export const listByIds = (db: Db | Tx, ids: readonly ChatMessageId[]) =>
  messages(db)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();

/** When each of these persons last spoke in the room. */
export async function listLastSaid(tx: Tx, room: string, persons: readonly PersonId[]) {
  const rows = await tx
    .selectFrom('chat_message')
    .select(({ fn }) => ['person_id', fn.max('created_at').as('at')])
    .where('room', '=', room)
    .where((eb) => eb('person_id', '=', eb.fn.any(eb.val([...persons]))))
    .groupBy('person_id')
    .execute();
  return new Map<PersonId, Instant>(rows.map(({ person_id, at }) => [person_id, at]));
}

export async function countSince(tx: Tx, room: string, since: Instant): Promise<number> {
  const { count } = await tx
    .selectFrom('chat_message')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('room', '=', room)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Written in small steps; nothing near a report that waits for its moderator is forgotten. */
export async function deleteOld(
  db: Db,
  { before, keepAround, limit }: { before: Instant; keepAround: number; limit: number },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from chat_message where id in (
      select m.id from chat_message m
      where m.created_at < ${before}
        and not exists (select from chat_report r
          where r.decided_at is null and r.room = m.room
            and m.seq between r.seq - ${keepAround}::int and r.seq + ${keepAround}::int)
      order by m.created_at limit ${limit})
    returning id`.execute(db);
  return rows.length;
}
