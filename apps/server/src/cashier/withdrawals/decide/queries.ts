import type { QueueSort } from '@baize/contract/sorting';
import type { WithdrawalStatus } from '@baize/contract/withdrawal';
import type { Id } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../../../base/db/index.ts';
import type { ListOrder } from '../../../base/kernel/index.ts';
import { type OrderRow, openOrder } from '../queries.ts';

/** False when this operator has agreed already. */
export async function insertApproval(
  tx: Tx,
  approval: Row<'withdrawals_approval'>,
): Promise<boolean> {
  const made = await tx
    .insertInto('withdrawals_approval')
    .values(approval)
    .onConflict((conflict) => conflict.doNothing())
    .returning('operator_id')
    .executeTakeFirst();
  return made !== undefined;
}

export type Approval = {
  readonly orderId: string;
  readonly operatorId: Id<'opr'>;
  readonly at: Instant;
};

/** Who agreed to what these orders ask for now: what was agreed to before has failed since. */
export async function listApprovals(
  db: Db | Tx,
  orderIds: readonly string[],
): Promise<readonly Approval[]> {
  const rows = await db
    .selectFrom('withdrawals_approval as a')
    .innerJoin('withdrawals_order as o', (join) =>
      join.onRef('o.id', '=', 'a.order_id').onRef('o.round', '=', 'a.round'),
    )
    .select(['a.order_id', 'a.operator_id', 'a.at'])
    .where((each) => each('a.order_id', '=', each.fn.any(each.val(orderIds))))
    .orderBy('a.at')
    .orderBy('a.operator_id')
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    operatorId: row.operator_id,
    at: row.at,
  }));
}

type Queue = {
  readonly statuses: readonly WithdrawalStatus[];
  /** Whether it was decided, and is looked up by when it changed last. */
  readonly isDone: boolean;
  readonly order: ListOrder<QueueSort>;
  readonly page: number;
  readonly perPage: number;
};

export async function listQueue(
  db: Db,
  { statuses, isDone, order, page, perPage }: Queue,
): Promise<readonly OrderRow[]> {
  const time = isDone ? 'changed_at' : 'waiting_since';
  const direction = order.isDown ? 'desc' : 'asc';
  const rows = await db
    .selectFrom('withdrawals_order')
    .selectAll()
    .where('status', 'in', statuses)
    .orderBy(order.by === 'amount' ? 'amount' : time, direction)
    .orderBy('id', direction)
    .offset((page - 1) * perPage)
    .limit(perPage)
    .execute();
  return rows.map((row) => openOrder(db, row));
}

export async function countQueue(db: Db, statuses: readonly WithdrawalStatus[]): Promise<number> {
  const { count } = await db
    .selectFrom('withdrawals_order')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('status', 'in', statuses)
    .executeTakeFirstOrThrow();
  return Number(count);
}
