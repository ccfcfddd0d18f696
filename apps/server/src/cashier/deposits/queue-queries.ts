import { DEPOSITS_PER_PAGE } from '@baize/contract/deposit';
import type { Id } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import type { Approval, Order } from './order.ts';

const waiting = (db: Db) =>
  db
    .selectFrom('deposits_order')
    .where('status', '=', 'checking')
    .where('queued_at', 'is not', null);

const done = (db: Db) => db.selectFrom('deposits_order').where('decided_at', 'is not', null);

const offsetOf = (page: number) => (page - 1) * DEPOSITS_PER_PAGE;

/** What waits for an operator, the oldest first. */
export const listWaiting = (db: Db, page: number): Promise<readonly Order[]> =>
  waiting(db)
    .selectAll()
    .$castTo<Order>()
    .orderBy('queued_at')
    .orderBy('id')
    .offset(offsetOf(page))
    .limit(DEPOSITS_PER_PAGE)
    .execute();

/** What operators have decided, the newest first. */
export const listDone = (db: Db, page: number): Promise<readonly Order[]> =>
  done(db)
    .selectAll()
    .$castTo<Order>()
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offsetOf(page))
    .limit(DEPOSITS_PER_PAGE)
    .execute();

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
