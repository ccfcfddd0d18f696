import type { Id } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../../../base/db/index.ts';

export const insertEmergency = (tx: Tx, row: Omit<Row<'operators_emergency'>, 'id'>) =>
  tx.insertInto('operators_emergency').values(row).execute();

/** The emergency access that lasts longest from now, if any. */
export const findEmergency = (db: Db | Tx, operatorId: Id<'opr'>, now: Instant) =>
  db
    .selectFrom('operators_emergency')
    .select(['reason', 'began_at', 'ends_at'])
    .where('operator_id', '=', operatorId)
    .where('ends_at', '>', now)
    .orderBy('ends_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const listEmergencies = (db: Db | Tx, now: Instant) =>
  db
    .selectFrom('operators_emergency')
    .select(['operator_id', 'ends_at'])
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .execute();

/** Ends emergency access that is in force; false where there was none. */
export async function cutEmergency(tx: Tx, operatorId: Id<'opr'>, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operators_emergency')
    .set({ ends_at: now })
    .where('operator_id', '=', operatorId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
