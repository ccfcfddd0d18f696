import type { Tx } from '../../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../../base/kernel/index.ts';
import { takePlace } from '../../../people/operators/index.ts';
import type { OrderRow } from '../queries.ts';
import type { WithdrawalRules } from '../rules.ts';
import * as queries from './queries.ts';
import { rightsOf } from './rules.ts';

type Agreeing = { readonly order: OrderRow; readonly rules: WithdrawalRules };

/** Counts an operator's yes; true once enough have agreed. Nobody is two. */
export async function agree(
  ctx: Ctx<OperatorCaller>,
  tx: Tx,
  { order, rules }: Agreeing,
): Promise<boolean> {
  const { operatorId } = ctx.caller;
  const approvals = await queries.listApprovals(tx, [order.id]);
  const agreed = approvals.map((each) => each.operatorId);
  const left = await takePlace(ctx, tx, { rights: rightsOf(order, rules), agreed });
  const isFirstOfTheirs = await queries.insertApproval(tx, {
    order_id: order.id,
    round: order.round,
    operator_id: operatorId,
    at: ctx.clock.now(),
  });
  ensure(isFirstOfTheirs, 'own_approval');
  return left.length === 0;
}
