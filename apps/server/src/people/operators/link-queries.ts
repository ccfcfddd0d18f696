import type { Id } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export const insertLink = (tx: Tx, row: Row<'operators_link'>) =>
  tx.insertInto('operators_link').values(row).execute();

export const findLink = (db: Db | Tx, tokenHash: string) =>
  db
    .selectFrom('operators_link')
    .select(['operator_id', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();

/** Whether it was not used before. Of two at once, one hears yes. */
export async function useLink(tx: Tx, tokenHash: string, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operators_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export const endLinks = (tx: Tx, operatorId: Id<'opr'>, now: Instant) =>
  tx
    .updateTable('operators_link')
    .set({ used_at: now })
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .execute();

export const deleteLinksBefore = (db: Db, before: Instant) =>
  db.deleteFrom('operators_link').where('expires_at', '<', before).execute();
