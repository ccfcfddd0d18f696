import type { Tx } from '../../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../../base/kernel/index.ts';
import { ensureMayApprove } from '../../../people/operators/index.ts';
import type { OrderRow } from '../queries.ts';
import type { WithdrawalRules } from '../rules.ts';
import * as queries from './queries.ts';
import { needsSecond } from './rules.ts';

type Agreeing = { readonly order: OrderRow; readonly rules: WithdrawalRules };

/** Counts an operator's yes; true once enough have agreed. Nobody is two. */
export async function agree(
  ctx: Ctx<OperatorCaller>,
  tx: Tx,
  { order, rules }: Agreeing,
): Promise<boolean> {
  const isFirstOfTheirs = await queries.insertApproval(tx, {
    order_id: order.id,
    round: order.round,
    operator_id: ctx.caller.operatorId,
    at: ctx.clock.now(),
  });
  ensure(isFirstOfTheirs, 'own_approval');
  const approvals = await queries.listApprovals(tx, [order.id]);
  const others = approvals.map(({ operatorId }) => operatorId);
  const askedBy = others.filter((operatorId) => operatorId !== ctx.caller.operatorId);
  await ensureMayApprove(ctx, tx, { askedBy });
  return approvals.length >= (needsSecond(order, rules) ? 2 : 1);
}
