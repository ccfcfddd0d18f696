import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

type NewNote = {
  readonly member_id: MemberId;
  readonly operator_id: Id<'opr'>;
  readonly text: string;
  readonly created_at: Instant;
};

export const insertNote = (tx: Tx, note: NewNote) =>
  tx.insertInto('players_note').values(note).execute();

const NOTES_SHOWN = 50;

export const listNotes = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('players_note')
    .select(['operator_id', 'text', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(NOTES_SHOWN)
    .execute();

export async function listTags(db: Db | Tx, memberId: MemberId): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('players_tag')
    .select('tag')
    .where('member_id', '=', memberId)
    .orderBy('tag')
    .execute();
  return rows.map(({ tag }) => tag);
}

type TagHolders = { readonly tag: string; readonly after: string | null; readonly limit: number };

/** Who has a tag now, page by page in the order of their ids. */
export async function listTagged(
  db: Db | Tx,
  { tag, after, limit }: TagHolders,
): Promise<readonly MemberId[]> {
  const rows = await db
    .selectFrom('players_tag')
    .select('member_id')
    .where('tag', '=', tag)
    .where('member_id', '>', (after ?? '') as MemberId)
    .orderBy('member_id')
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

type Tagging = {
  readonly memberId: MemberId;
  readonly operatorId: Id<'opr'>;
  readonly at: Instant;
};

export const insertTags = (
  tx: Tx,
  { memberId, operatorId, at }: Tagging,
  tags: readonly string[],
) =>
  sql`insert into players_tag (member_id, tag, operator_id, created_at)
  select ${memberId}, tag, ${operatorId}, ${at} from unnest(${[...tags]}::text[]) as tag
  on conflict do nothing`.execute(tx);

export const deleteTags = (tx: Tx, memberId: MemberId, tags: readonly string[]) =>
  sql`delete from players_tag where member_id = ${memberId}
    and tag = any (${[...tags]}::text[])`.execute(tx);
