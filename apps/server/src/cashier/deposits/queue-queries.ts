import { DEPOSITS_PER_PAGE } from '@baize/contract/deposit';
import type { QueueSort } from '@baize/contract/sorting';
import type { Id } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import type { ListOrder } from '../../base/kernel/index.ts';
import { type Approval, type Order, STEPS } from './order.ts';

const waiting = (db: Db) =>
  db
    .selectFrom('deposits_order')
    .where('status', '=', 'checking')
    .where('queued_at', 'is not', null);

const done = (db: Db) => db.selectFrom('deposits_order').where('decided_at', 'is not', null);

type QueuePage = {
  readonly view: 'waiting' | 'done';
  readonly order: ListOrder<QueueSort>;
  readonly page: number;
};

/** What waits for an operator, or what operators have decided. */
export function listQueue(db: Db, { view, order, page }: QueuePage): Promise<readonly Order[]> {
  const time = view === 'waiting' ? 'queued_at' : 'decided_at';
  const direction = order.isDown ? 'desc' : 'asc';
  return (view === 'waiting' ? waiting(db) : done(db))
    .selectAll()
    .select(STEPS)
    .$castTo<Order>()
    .orderBy(order.by === 'amount' ? 'amount' : time, direction)
    .orderBy('id', direction)
    .offset((page - 1) * DEPOSITS_PER_PAGE)
    .limit(DEPOSITS_PER_PAGE)
    .execute();
}

export async function countQueue(db: Db, view: 'waiting' | 'done'): Promise<number> {
  const { count } = await (view === 'waiting' ? waiting(db) : done(db))
    .select((each) => each.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const listApprovals = (
  db: Db | Tx,
  orderIds: readonly Id<'dep'>[],
): Promise<readonly Approval[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('deposits_approval')
        .selectAll()
        .where('order_id', 'in', orderIds)
        .orderBy('at')
        .execute();

export const insertApproval = (tx: Tx, approval: Approval) =>
  tx.insertInto('deposits_approval').values(approval).execute();

/** Whoever sees other figures begins anew: nobody has agreed to these. */
export const deleteApprovals = (tx: Tx, orderId: Id<'dep'>) =>
  tx.deleteFrom('deposits_approval').where('order_id', '=', orderId).execute();
