import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import type { ChatMessageId, PersonId } from './queries.ts';

/** The persons of these members, made where they come to the chat for the first time. */
export async function ensurePersons(
  { newId, clock }: Pick<World, 'newId' | 'clock'>,
  db: Db | Tx,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, PersonId>> {
  const wanted = [...new Set(memberIds)];
  const known = await listPersonsOf(db, wanted);
  const missing = wanted.filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  await db
    .insertInto('chat_person')
    .values(missing.map((member_id) => ({ id: newId('chp'), member_id, created_at: clock.now() })))
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  return listPersonsOf(db, wanted);
}

async function listPersonsOf(db: Db | Tx, memberIds: readonly MemberId[]) {
  const rows = await db
    .selectFrom('chat_person')
    .select(['id', 'member_id'])
    .where((eb) => eb('member_id', '=', eb.fn.any(eb.val([...memberIds]))))
    .execute();
  return new Map<MemberId, PersonId>(rows.map(({ id, member_id }) => [member_id, id]));
}

/** Whose persons these are. */
export async function listMembersOf(
  db: Db | Tx,
  ids: readonly PersonId[],
): Promise<ReadonlyMap<PersonId, MemberId>> {
  const rows = await db
    .selectFrom('chat_person')
    .select(['id', 'member_id'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...new Set(ids)]))))
    .execute();
  return new Map(rows.map(({ id, member_id }) => [id, member_id]));
}

/** Of these persons, those who have spoken in the room. */
export async function listSpeakers(tx: Tx, room: string, ids: readonly PersonId[]) {
  if (ids.length === 0) return new Set<PersonId>();
  const rows = await tx
    .selectFrom('chat_message')
    .select('person_id')
    .distinct()
    .where('room', '=', room)
    .where((eb) => eb('person_id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();
  return new Set(rows.map(({ person_id }) => person_id));
}

export type MuteRow = Row<'chat_mute'>;

/** The mutes that hold now, by person; of several the longest. */
export async function listMutes(
  db: Db | Tx,
  ids: readonly PersonId[],
  now: Instant,
): Promise<ReadonlyMap<PersonId, MuteRow>> {
  const rows = await db
    .selectFrom('chat_mute')
    .selectAll()
    .where((eb) => eb('person_id', '=', eb.fn.any(eb.val([...ids]))))
    .where('lifted_at', 'is', null)
    .where('until_at', '>', now)
    .orderBy('until_at')
    .execute();
  return new Map(rows.map((row) => [row.person_id, row]));
}

export const insertMute = (tx: Tx, mute: MuteRow) =>
  tx.insertInto('chat_mute').values(mute).execute();

export const liftMutes = (
  tx: Tx,
  personId: PersonId,
  { by, at }: { readonly by: Id<'opr'>; readonly at: Instant },
) =>
  tx
    .updateTable('chat_mute')
    .set({ lifted_at: at, lifted_by: by })
    .where('person_id', '=', personId)
    .where('lifted_at', 'is', null)
    .where('until_at', '>', at)
    .returning('id')
    .execute();

type Reaction = {
  readonly messageId: ChatMessageId;
  readonly personId: PersonId;
  readonly emoji: string;
};

export const insertReaction = (tx: Tx, { messageId, personId, emoji }: Reaction) =>
  tx
    .insertInto('chat_reaction')
    .values({ message_id: messageId, person_id: personId, emoji })
    .onConflict((conflict) => conflict.doNothing())
    .returning('emoji')
    .execute();

export const deleteReaction = (tx: Tx, { messageId, personId, emoji }: Reaction) =>
  tx
    .deleteFrom('chat_reaction')
    .where('message_id', '=', messageId)
    .where('person_id', '=', personId)
    .where('emoji', '=', emoji)
    .returning('emoji')
    .execute();

/** Writes how many of each sign a message has, as they are now. */
export const countReactions = (tx: Tx, id: ChatMessageId) =>
  sql`update chat_message set reactions = coalesce((
      select jsonb_object_agg(emoji, n) from (
        select emoji, count(*) as n from chat_reaction where message_id = ${id} group by emoji
      ) as counted), '{}')
    where id = ${id}`.execute(tx);

export const listOwnReactions = (
  db: Db,
  personId: PersonId,
  messageIds: readonly ChatMessageId[],
) =>
  db
    .selectFrom('chat_reaction')
    .select(['message_id', 'emoji'])
    .where('person_id', '=', personId)
    .where((eb) => eb('message_id', '=', eb.fn.any(eb.val([...messageIds]))))
    .execute();

/** Whom each of these members has blocked. */
export async function listBlocks(
  db: Db | Tx,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, ReadonlySet<PersonId>>> {
  const rows = await db
    .selectFrom('chat_block')
    .select(['member_id', 'person_id'])
    .where((eb) => eb('member_id', '=', eb.fn.any(eb.val([...memberIds]))))
    .orderBy('created_at')
    .execute();
  const groups = Map.groupBy(rows, ({ member_id }) => member_id);
  return new Map(
    [...groups].map(([id, own]) => [id, new Set(own.map(({ person_id }) => person_id))]),
  );
}

type Block = { readonly memberId: MemberId; readonly personId: PersonId; readonly at: Instant };

export const insertBlock = (tx: Tx, { memberId, personId, at }: Block) =>
  tx
    .insertInto('chat_block')
    .values({ member_id: memberId, person_id: personId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteBlock = (tx: Tx, { memberId, personId }: Omit<Block, 'at'>) =>
  tx
    .deleteFrom('chat_block')
    .where('member_id', '=', memberId)
    .where('person_id', '=', personId)
    .execute();
