import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export type DeletionRequest = Row<'deletions_request'>;
type DeletionId = Id<'del'>;

const LISTED_MAX = 100;
const requests = (db: Db | Tx) => db.selectFrom('deletions_request').selectAll();

export const insertRequest = (
  tx: Tx,
  request: Pick<DeletionRequest, 'id' | 'member_id' | 'asked_at' | 'due_at'>,
) =>
  tx
    .insertInto('deletions_request')
    .values(request)
    .onConflict((conflict) =>
      conflict.column('member_id').where('state', '=', 'waiting').doNothing(),
    )
    .execute();

export const findWaiting = (db: Db | Tx, memberId: MemberId) =>
  requests(db).where('member_id', '=', memberId).where('state', '=', 'waiting').executeTakeFirst();

export const lockWaiting = (tx: Tx, id: DeletionId) =>
  requests(tx).where('id', '=', id).where('state', '=', 'waiting').forUpdate().executeTakeFirst();

export const endRequest = (
  tx: Tx,
  id: DeletionId,
  ending: Pick<DeletionRequest, 'state' | 'ended_at'> & Partial<Pick<DeletionRequest, 'reasons'>>,
) => tx.updateTable('deletions_request').set(ending).where('id', '=', id).execute();

export const listDueDeletions = (db: Db, at: Instant) =>
  requests(db).where('state', '=', 'waiting').where('due_at', '<=', at).orderBy('due_at').execute();

export const listWaiting = (db: Db) =>
  requests(db).where('state', '=', 'waiting').orderBy('due_at').execute();

export const listEnded = (db: Db) =>
  requests(db)
    .where('state', '<>', 'waiting')
    .orderBy('ended_at', 'desc')
    .limit(LISTED_MAX)
    .execute();

/** By the owner's right: much of it no role that serves may delete. */
export const forgetMember = (tx: Tx, memberId: MemberId, at: Instant) =>
  sql`select deletions_forget_member(${memberId}, ${at})`.execute(tx);
