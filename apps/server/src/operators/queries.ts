import type { Id } from '@baize/std/id';
import type { Db, Row, Tx } from '../db/index.ts';

export type OperatorRow = Row<'operators_operator'>;

export const findOperator = (db: Db | Tx, id: Id<'opr'>): Promise<OperatorRow | undefined> =>
  db.selectFrom('operators_operator').selectAll().where('id', '=', id).executeTakeFirst();

export const listNames = (db: Db | Tx, ids: readonly Id<'opr'>[]) =>
  db.selectFrom('operators_operator').select(['id', 'name']).where('id', 'in', ids).execute();
