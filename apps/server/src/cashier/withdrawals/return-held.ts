import { assert } from '@baize/std/assert';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { findMemberAccounts, postTransfer } from '../../books/ledger/index.ts';
import type { OrderRow } from './queries.ts';
import { stepOrder } from './step-order.ts';

type Giving = {
  readonly order: OrderRow;
  readonly status: 'refused' | 'cancelled';
  readonly reason: string | null;
};

/** Ends an order nobody will pay: all that was held is cash again. */
export async function returnHeld(
  world: World,
  tx: Tx,
  { order, status, reason }: Giving,
): Promise<OrderRow> {
  const pockets = await findMemberAccounts(tx, order.member_id, order.currency);
  assert(pockets, 'a member has pockets');
  await postTransfer(tx, {
    requestKey: `${order.id}:return`,
    at: world.clock.now(),
    from: pockets.held,
    to: pockets.cash,
    amount: order.amount,
    reason: 'withdrawal_returned',
  });
  return stepOrder(world, tx, { order, status, reason, returned: order.amount });
}
