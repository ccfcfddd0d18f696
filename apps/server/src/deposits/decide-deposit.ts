import type * as contract from '@baize/contract/deposit';
import type { Input, Output } from '@baize/contract/endpoint';
import { assert } from '@baize/std/assert';
import type { Tx } from '../db/index.ts';
import { type Ctx, ensure, type OperatorCaller, publish } from '../kernel/index.ts';
import { writeAudit } from '../operators/index.ts';
import { casesOf } from './case-view.ts';
import { creditPayment } from './credit-payment.ts';
import type { DepositsOptions } from './options.ts';
import type { Order } from './order.ts';
import * as queries from './queries.ts';
import { deleteApprovals, insertApproval, listApprovals } from './queue-queries.ts';
import { findReceipt, HAND } from './receipt-queries.ts';
import { asOf, isInQueue, needsSecond, plainReference, stepTo } from './rules.ts';

type Decide = typeof contract.decideDeposit;
type Decision = Input<Decide>;
type Credit = Extract<Decision, { decision: 'credit' }>;
type Refuse = Extract<Decision, { decision: 'refuse' }>;
type Operating = Ctx<OperatorCaller>;

/** Each order is decided once, with its line in the audit, in one transaction with its money. */
export const decideDeposit =
  (options: DepositsOptions) =>
  (ctx: Operating, input: Decision): Promise<Output<Decide>> =>
    ctx.db.transaction().execute(async (tx) => {
      const kept = await queries.lockOrder(tx, input.orderId);
      ensure(kept, 'not_found');
      const order = asOf(kept, ctx.clock.now());
      ensure(isInQueue(order), 'already_decided');
      if (input.decision === 'refuse') await refuse(ctx, tx, { order, input });
      else await agree(ctx, tx, { order, input, options });
      const decided = await queries.findOrder(tx, order.id);
      assert(decided, 'what is locked is there');
      const [shown] = await casesOf(ctx, options, { db: tx, orders: [decided] });
      assert(shown, 'one order is one case');
      return shown;
    });

type Refusing = { readonly order: Order; readonly input: Refuse };

async function refuse(ctx: Operating, tx: Tx, { order, input }: Refusing): Promise<void> {
  const { reason } = input;
  const change = { ...stepTo(order, 'refused', ctx.clock.now()), reason, ...decidedBy(ctx) };
  await queries.saveOrder(tx, order.id, change);
  const { id: orderId, member_id: memberId } = order;
  await publish(ctx, tx, { kind: 'deposit', payload: { orderId }, memberId });
  await writeAudit(tx, ctx, { action: 'deposit.refused', subject: orderId, reason });
}

type Agreeing = {
  readonly order: Order;
  readonly input: Credit;
  readonly options: DepositsOptions;
};

/** A large sum waits for a second operator who finds the same amount under the same reference. */
async function agree(ctx: Operating, tx: Tx, agreeing: Agreeing): Promise<void> {
  const { order, input, options } = agreeing;
  const { amount } = input;
  const bankReference = plainReference(input.bankReference);
  const known = await findReceipt(tx, { provider: HAND, paymentId: bankReference });
  ensure(!known, 'payment_known');
  const { operatorId } = ctx.caller;
  const approvals = await listApprovals(tx, [order.id]);
  ensure(!approvals.some(({ operator_id }) => operator_id === operatorId), 'own_approval');
  const line = {
    subject: order.id,
    reason: input.reason,
    details: { amount: String(amount), bankReference },
  };
  const isAgreed = approvals.some(
    (each) => each.amount === amount && each.bank_reference === bankReference,
  );
  if (isAgreed || !needsSecond(options.site.brand.payments, amount)) {
    await credit(ctx, tx, { order, input, bankReference });
    await writeAudit(tx, ctx, { action: 'deposit.credited', ...line });
    return;
  }
  await deleteApprovals(tx, order.id);
  await insertApproval(tx, {
    order_id: order.id,
    operator_id: operatorId,
    amount,
    bank_reference: bankReference,
    at: ctx.clock.now(),
  });
  await writeAudit(tx, ctx, { action: 'deposit.approved', ...line });
}

type Crediting = {
  readonly order: Order;
  readonly input: Credit;
  readonly bankReference: string;
};

async function credit(
  ctx: Operating,
  tx: Tx,
  { order, input, bankReference }: Crediting,
): Promise<void> {
  const crediting = await creditPayment(ctx, tx, {
    order,
    payment: {
      provider: HAND,
      paymentId: bankReference,
      amount: input.amount,
      arrivedAt: ctx.clock.now(),
    },
    change: decidedBy(ctx),
  });
  // Somebody has credited it to another order in this very moment.
  ensure(crediting === 'taken', 'payment_known');
}

const decidedBy = ({ clock, caller }: Operating) => ({
  decided_at: clock.now(),
  decided_by: caller.operatorId,
});
