import type { Row, Tx } from '../../base/db/index.ts';

type Moved = Omit<Row<'agents_move'>, 'id'>;

export const insertMove = (tx: Tx, row: Moved) =>
  tx.insertInto('agents_move').values(row).execute();
