import type { Row, Tx } from '../../base/db/index.ts';

type NewMove = Omit<Row<'agents_move'>, 'id'>;

export const insertMove = (tx: Tx, row: NewMove) =>
  tx.insertInto('agents_move').values(row).execute();
