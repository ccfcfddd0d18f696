import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';

/** Whoever sends pictures at once is counted one after the other. */
export const lockUploadsOf = (tx: Tx, memberId: MemberId) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${memberId}`}, 0))`.execute(tx);

export async function countWaiting(db: Db | Tx, memberId: MemberId): Promise<number> {
  const { count } = await db
    .selectFrom('uploads_picture')
    .select((each) => each.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('subject', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insertPicture = (tx: Tx, row: Row<'uploads_picture'>) =>
  tx.insertInto('uploads_picture').values(row).execute();

export const findPicture = (db: Db | Tx, id: Id<'upl'>) =>
  db.selectFrom('uploads_picture').selectAll().where('id', '=', id).executeTakeFirst();

/** In the order of their ids, so that two who want the same ones do not wait for each other. */
export const lockWaiting = (tx: Tx, memberId: MemberId | null, ids: readonly Id<'upl'>[]) =>
  tx
    .selectFrom('uploads_picture')
    .select('id')
    .where('id', 'in', ids)
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .where('subject', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

export const attachPicture = (
  tx: Tx,
  id: Id<'upl'>,
  attached: { readonly subject: string; readonly place: number },
) => tx.updateTable('uploads_picture').set(attached).where('id', '=', id).execute();

/** The pictures of a subject, in the order they are shown. */
export async function listUploads(db: Db | Tx, subject: string): Promise<readonly Id<'upl'>[]> {
  const rows = await db
    .selectFrom('uploads_picture')
    .select('id')
    .where('subject', '=', subject)
    .orderBy('place')
    .execute();
  return rows.map(({ id }) => id);
}

/** What pictures were attached to goes on as something else. */
export const moveUploads = (tx: Tx, from: string, to: string) =>
  tx.updateTable('uploads_picture').set({ subject: to }).where('subject', '=', from).execute();

/** One that is being attached at this moment is left alone. */
export const deleteWaitingBefore = (db: Db, at: Instant) =>
  db
    .deleteFrom('uploads_picture')
    .where('subject', 'is', null)
    .where('created_at', '<', at)
    .execute();

export const deleteSentBefore = (db: Db, at: Instant) =>
  db.deleteFrom('uploads_picture').where('created_at', '<', at).execute();
