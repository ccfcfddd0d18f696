import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import type { AgreementId } from './queries.ts';

export type EndingId = Id<'enq'>;
export type EndingRow = Row<'agreements_ending'>;

/** Undefined where somebody has asked already. */
export const insertEnding = (tx: Tx, row: EndingRow) =>
  tx
    .insertInto('agreements_ending')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const findEnding = (db: Db | Tx, id: EndingId) =>
  db.selectFrom('agreements_ending').selectAll().where('id', '=', id).executeTakeFirst();

/** All that was ever asked about these, the newest first. */
export const listOf = (db: Db | Tx, agreementIds: readonly AgreementId[]) =>
  db
    .selectFrom('agreements_ending')
    .selectAll()
    .where((eb) => eb('agreement_id', '=', eb.fn.any(eb.val([...agreementIds]))))
    .orderBy('id', 'desc')
    .execute();

/** Undefined when it was answered meanwhile. */
export const closeEnding = (
  tx: Tx,
  id: EndingId,
  change: Pick<EndingRow, 'status' | 'answered_at' | 'is_answer_seen' | 'answer'>,
) =>
  tx
    .updateTable('agreements_ending')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst();

/** Nothing is left to be asked of an agreement that is over. */
export const withdrawOpen = (tx: Tx, agreementId: AgreementId, at: Instant) =>
  tx
    .updateTable('agreements_ending')
    .set({ status: 'withdrawn', answered_at: at })
    .where('agreement_id', '=', agreementId)
    .where('status', '=', 'open')
    .execute();

export const listUnseen = (db: Db | Tx, askedBy: MemberId) =>
  db
    .selectFrom('agreements_ending')
    .selectAll()
    .where('asked_by', '=', askedBy)
    .where('is_answer_seen', '=', false)
    .orderBy('answered_at')
    .execute();

export const seeEndings = (tx: Tx, askedBy: MemberId, agreementIds: readonly AgreementId[]) =>
  tx
    .updateTable('agreements_ending')
    .set({ is_answer_seen: true })
    .where('asked_by', '=', askedBy)
    .where((eb) => eb('agreement_id', '=', eb.fn.any(eb.val([...agreementIds]))))
    .where('is_answer_seen', '=', false)
    .execute();
