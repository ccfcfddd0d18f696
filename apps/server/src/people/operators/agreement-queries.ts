import type { Db, Row, Tx } from '../../base/db/index.ts';

export const insertAgreement = (tx: Tx, row: Row<'operators_agreement'>) =>
  tx.insertInto('operators_agreement').values(row).execute();

/** The first first. */
export const listAgreements = (db: Db | Tx, subjects: readonly string[]) =>
  db
    .selectFrom('operators_agreement')
    .selectAll()
    .where((each) => each('subject', '=', each.fn.any(each.val(subjects))))
    .orderBy('at')
    .orderBy('operator_id')
    .execute();
