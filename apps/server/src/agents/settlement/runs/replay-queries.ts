import type { Id } from '@baize/std/id';
import type { Db, Row, Tx } from '../../../base/db/index.ts';

export type PaymentRow = Row<'settlement_payment'>;

export const listBillsOf = (db: Db | Tx, runId: Id<'run'>) =>
  db.selectFrom('settlement_bill').selectAll().where('run_id', '=', runId).orderBy('id').execute();

export const listPaymentsOf = (db: Db | Tx, runId: Id<'run'>): Promise<PaymentRow[]> =>
  db
    .selectFrom('settlement_payment as p')
    .innerJoin('settlement_bill as b', 'b.id', 'p.bill_id')
    .selectAll('p')
    .where('b.run_id', '=', runId)
    .orderBy('p.bill_id')
    .orderBy('p.number')
    .execute();
