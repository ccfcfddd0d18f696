import type { MemberId } from '@baize/std/id';
import type { Db, Row, Tx } from '../db/index.ts';

export const findRate = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('agents_rebate')
    .select('rate')
    .where('member_id', '=', memberId)
    .executeTakeFirst();

export const saveRate = (tx: Tx, row: Row<'agents_rebate'>) =>
  tx
    .insertInto('agents_rebate')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ rate: row.rate, changed_at: row.changed_at }),
    )
    .execute();
