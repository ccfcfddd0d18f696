import type { DepositCase } from '@baize/contract/deposit';
import { ZERO } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { listAccounts } from '../../people/members/index.ts';
import { operatorNames } from '../../people/operators/index.ts';
import { listUploads } from '../../people/uploads/index.ts';
import { sumAlone } from './alone-queries.ts';
import { type HeldPayment, listHeld } from './held-queries.ts';
import type { DepositsOptions } from './options.ts';
import type { Order } from './order.ts';
import { viewOf } from './order-view.ts';
import { listApprovals } from './queue-queries.ts';
import { isInQueue, needsSecond } from './rules.ts';

type DepositCaseRows = { readonly db: Db | Tx; readonly orders: readonly Order[] };

/** Orders as an operator sees them. */
export async function casesOf(
  ctx: Ctx<OperatorCaller>,
  { site: { brand } }: Pick<DepositsOptions, 'site'>,
  { db, orders }: DepositCaseRows,
): Promise<DepositCase[]> {
  const approvals = await listApprovals(
    db,
    orders.map(({ id }) => id),
  );
  const held = await listHeld(
    db,
    orders.map(({ id }) => id),
  );
  const names = await operatorNames(
    db,
    approvals.map(({ operator_id }) => operator_id),
  );
  const accounts = await listAccounts(
    db,
    orders.map(({ member_id }) => member_id),
  );
  const alone = await sumAlone(db, {
    operatorId: ctx.caller.operatorId,
    memberIds: orders.map(({ member_id }) => member_id),
    now: ctx.clock.now(),
  });
  const shown = { at: ctx.clock.now(), language: ctx.origin.language };
  const cases: DepositCase[] = [];
  for (const order of orders) {
    const waiting = held.find(({ order_id }) => order_id === order.id);
    const agreed = approvals.filter(({ order_id }) => order_id === order.id);
    cases.push({
      ...viewOf(order, shown),
      reason: order.reason,
      memberId: order.member_id,
      account: accounts.get(order.member_id) ?? '',
      remark: order.remark,
      attachmentIds: [...(await listUploads(db, order.id))],
      needsSecond:
        agreed.length > 0 ||
        waiting !== undefined ||
        needsSecond(brand.payments, {
          amount: order.amount,
          order,
          // What was credited since says nothing about an order that is decided.
          byOperator: isInQueue(order) ? alone.byOperator : ZERO,
          toMember: (isInQueue(order) && alone.toMember.get(order.member_id)) || ZERO,
        }),
      held: waiting ? heldOf(waiting) : null,
      approvals: agreed.map(({ operator_id, amount, at }) => ({
        operator: names.get(operator_id) ?? operator_id,
        amount,
        at: at.toISOString(),
      })),
      isOwnApproval: agreed.some(({ operator_id }) => operator_id === ctx.caller.operatorId),
      waitingSince: (order.queued_at ?? order.created_at).toISOString(),
    });
  }
  return cases;
}

const heldOf = ({ provider, payment_id, amount, arrived_at }: HeldPayment) => ({
  provider,
  paymentId: payment_id,
  amount,
  arrivedAt: arrived_at.toISOString(),
});
