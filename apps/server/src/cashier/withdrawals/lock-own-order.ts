import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

/** An order of the caller, kept from everybody else; of others' orders there is nothing to know. */
export async function lockOwnOrder(
  ctx: Ctx,
  tx: Tx,
  orderId: queries.WithdrawalId,
): Promise<queries.OrderRow> {
  const order = await queries.lockOrder(tx, orderId);
  ensure(order?.member_id === ctx.caller.memberId, 'not_found');
  return order;
}
