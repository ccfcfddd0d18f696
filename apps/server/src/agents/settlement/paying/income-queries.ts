import type { MemberId } from '@baize/std/id';
import type { Db, Row, Tx } from '../../../base/db/index.ts';

export type IncomeRow = Row<'settlement_income'>;

export const listIncome = (
  db: Db | Tx,
  memberId: MemberId,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<IncomeRow[]> =>
  db
    .selectFrom('settlement_income')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('day_on', '>=', from)
    .where('day_on', '<=', to)
    .execute();
