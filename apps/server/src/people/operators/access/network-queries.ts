import type { Db, Row, Tx } from '../../../base/db/index.ts';

type NetworkRow = Row<'operators_network'>;

const SHOWN = 20;

/** The newest first: the first is in force. */
export const listNetworks = (db: Db | Tx): Promise<readonly NetworkRow[]> =>
  db.selectFrom('operators_network').selectAll().orderBy('version', 'desc').limit(SHOWN).execute();

/** Whether nobody else wrote that version. */
export async function insertNetworks(tx: Tx, row: NetworkRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('operators_network')
    .values(row)
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const findNetworks = (db: Db | Tx) =>
  db
    .selectFrom('operators_network')
    .select('networks')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
