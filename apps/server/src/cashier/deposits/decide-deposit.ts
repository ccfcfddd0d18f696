import type * as contract from '@baize/contract/deposit';
import type { Input, Output } from '@baize/contract/endpoint';
import { assert } from '@baize/std/assert';
import { ZERO } from '@baize/std/money';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller, publish } from '../../base/kernel/index.ts';
import { ensureMayApprove, ensureUndecided, writeAudit } from '../../people/operators/index.ts';
import { lockAlone, sumAlone } from './alone-queries.ts';
import { casesOf } from './case-view.ts';
import { creditPayment } from './credit-payment.ts';
import { type HeldPayment, listHeld, saveOutcome } from './held-queries.ts';
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
      await ensureUndecided(tx, { subject: order.id, isUndecided: isInQueue(order) });
      const [held = null] = await listHeld(tx, [order.id]);
      if (input.decision === 'refuse') await refuse(ctx, tx, { order, input, held });
      else await agree(ctx, tx, { order, input, options, held });
      const decided = await queries.findOrder(tx, order.id);
      assert(decided, 'what is locked is there');
      const [shown] = await casesOf(ctx, options, { db: tx, orders: [decided] });
      assert(shown, 'one order is one case');
      return shown;
    });

type Refusing = {
  readonly order: Order;
  readonly input: Refuse;
  readonly held: HeldPayment | null;
};

/** What was credited before stays credited: then only the payment that is held is refused. */
async function refuse(ctx: Operating, tx: Tx, { order, input, held }: Refusing): Promise<void> {
  const { reason } = input;
  const at = ctx.clock.now();
  const status = order.paid > 0n ? 'credited' : 'refused';
  const change = { ...stepTo(order, status, at), reason, ...decidedBy(ctx) };
  await queries.saveOrder(tx, order.id, change);
  if (held) await saveOutcome(tx, held, ['refused', at]);
  const { id: orderId, member_id: memberId } = order;
  await publish(ctx, tx, { kind: 'deposit', payload: { orderId }, memberId });
  await writeAudit(tx, ctx, { action: 'deposit.refused', subject: orderId, reason });
}

type Agreeing = {
  readonly order: Order;
  readonly input: Credit;
  readonly options: DepositsOptions;
  readonly held: HeldPayment | null;
};

/**
 * A large sum, many that are large together, and more than was ordered wait for a second operator
 * who finds the same amount under the same reference.
 */
async function agree(ctx: Operating, tx: Tx, agreeing: Agreeing): Promise<void> {
  const { order, input, held } = agreeing;
  const { amount } = input;
  const bankReference = plainReference(input.bankReference);
  const known = await findReceipt(tx, { provider: HAND, paymentId: bankReference });
  ensure(!known, 'payment_known');
  ensure(!held || isAsTold(held, { amount, bankReference }), 'payment_differs');
  const { operatorId } = ctx.caller;
  const approvals = await listApprovals(tx, [order.id]);
  ensure(!approvals.some(({ operator_id }) => operator_id === operatorId), 'own_approval');
  await ensureMayApprove(ctx, tx, { askedBy: approvals.map((each) => each.operator_id) });
  const line = {
    subject: order.id,
    reason: input.reason,
    details: { amount: String(amount), bankReference },
  };
  const isAgreed = approvals.some(
    (each) => each.amount === amount && each.bank_reference === bankReference,
  );
  const isEnough = !held && (await isOneEnough(ctx, tx, agreeing));
  if (isAgreed || isEnough) {
    const isAlone = !isAgreed;
    await credit(ctx, tx, { order, input, bankReference, held, isAlone });
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

async function isOneEnough(
  { caller: { operatorId }, clock }: Operating,
  tx: Tx,
  { order, input, options }: Agreeing,
): Promise<boolean> {
  const { member_id: memberId } = order;
  await lockAlone(tx, operatorId, memberId);
  const asked = { operatorId, memberIds: [memberId], now: clock.now() };
  const { byOperator, toMember } = await sumAlone(tx, asked);
  return !needsSecond(options.site.brand.payments, {
    amount: input.amount,
    order,
    byOperator,
    toMember: toMember.get(memberId) ?? ZERO,
  });
}

type Crediting = {
  readonly order: Order;
  readonly input: Credit;
  readonly bankReference: string;
  readonly held: HeldPayment | null;
  readonly isAlone: boolean;
};

/** What is held is credited as its provider told it: the amount, under the payment's own name. */
const isAsTold = (
  { amount, payment_id }: HeldPayment,
  found: Pick<Credit, 'amount' | 'bankReference'>,
): boolean => amount === found.amount && plainReference(payment_id) === found.bankReference;

async function credit(
  ctx: Operating,
  tx: Tx,
  { order, input, bankReference, held, isAlone }: Crediting,
): Promise<void> {
  const at = ctx.clock.now();
  const { amount } = input;
  const payment = held
    ? { provider: held.provider, paymentId: held.payment_id, amount, arrivedAt: held.arrived_at }
    : { provider: HAND, paymentId: bankReference, amount, arrivedAt: at };
  const crediting = await creditPayment(ctx, tx, {
    order,
    payment,
    change: decidedBy(ctx),
    aloneBy: isAlone ? ctx.caller.operatorId : null,
  });
  // Somebody has credited it to another order in this very moment.
  ensure(crediting === 'taken', 'payment_known');
  if (held) await saveOutcome(tx, held, ['credited', at]);
}

const decidedBy = ({ clock, caller }: Operating) => ({
  decided_at: clock.now(),
  decided_by: caller.operatorId,
});
