import type { MemberId } from '@baize/std/id';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import type { LimitKey } from './queries.ts';

export type HouseLimitRow = Row<'limits_house'>;

/** The limits that the house set for a member and has not lifted. */
export const listHouseLimits = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('limits_house')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('amount', 'is not', null)
    .orderBy('kind')
    .orderBy('period')
    .execute();

/** How many limits of their own each of these members has. */
export async function countOwnLimits(
  db: Db | Tx,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, number>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('limits_limit')
    .select(['member_id', (eb) => eb.fn.countAll<bigint>().as('count')])
    .where('member_id', 'in', memberIds)
    .where('amount', 'is not', null)
    .groupBy('member_id')
    .execute();
  return new Map(rows.map(({ member_id, count }) => [member_id, Number(count)]));
}

export const findHouseLimit = (db: Db | Tx, { memberId, kind, period }: LimitKey) =>
  db
    .selectFrom('limits_house')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .executeTakeFirst();

export const saveHouseLimit = (tx: Tx, row: HouseLimitRow) =>
  tx
    .insertInto('limits_house')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'kind', 'period']).doUpdateSet({
        amount: row.amount,
        reason: row.reason,
        operator_id: row.operator_id,
        set_at: row.set_at,
      }),
    )
    .execute();
