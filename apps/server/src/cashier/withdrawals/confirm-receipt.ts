import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/withdrawal';
import type { WithdrawalOrder } from '@baize/contract/withdrawal';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { claimUploads } from '../../people/uploads/index.ts';
import { lockOwnOrder } from './lock-own-order.ts';
import { viewOrder } from './order-view.ts';
import * as queries from './queries.ts';
import { receiveDue } from './receive-due.ts';
import { canDispute, type WithdrawalRules } from './rules.ts';
import { stepOrder } from './step-order.ts';

type Answer = Input<typeof contract.confirmReceipt>;
type Claim = Exclude<Answer, { answer: 'received' }>;

/** The member says whether a payment came. All of it ends the order; anything less is a claim. */
export const confirmReceipt =
  (rules: WithdrawalRules) =>
  (ctx: Ctx, answer: Answer): Promise<WithdrawalOrder> =>
    ctx.db.transaction().execute(async (tx) => {
      const found = await lockOwnOrder(ctx, tx, answer.orderId);
      const order = await receiveDue(ctx, tx, { order: found, rules });
      const answered = await take(ctx, tx, { order, answer });
      return viewOrder(tx, { rules, now: ctx.clock.now() }, answered);
    });

type Taking<A> = { readonly order: queries.OrderRow; readonly answer: A };

async function take(
  ctx: Ctx,
  tx: Tx,
  { order, answer }: Taking<Answer>,
): Promise<queries.OrderRow> {
  if (isRepeated(order, answer)) return order;
  ensure(canDispute(order, ctx.clock.now()), 'already_decided');
  if (answer.answer !== 'received') return openClaim(ctx, tx, { order, answer });
  if (order.status === 'paid') {
    return stepOrder(ctx, tx, { order, status: 'received', outcome: 'confirmed' });
  }
  // It counts as received already; now it is known.
  const { id, status, changed_at } = order;
  return queries.updateOrder(tx, id, { status, outcome: 'confirmed', changed_at });
}

/** Pressed twice, it was said once. */
const isRepeated = (order: queries.OrderRow, answer: Answer): boolean =>
  order.status === answer.answer &&
  (answer.answer === 'received'
    ? order.outcome === 'confirmed'
    : order.amount_received === receivedOf(answer));

const receivedOf = (answer: Claim) => (answer.answer === 'partly' ? answer.amountReceived : null);

async function openClaim(
  ctx: Ctx,
  tx: Tx,
  { order, answer }: Taking<Claim>,
): Promise<queries.OrderRow> {
  const received = receivedOf(answer);
  ensure(received === null || received < order.payout, 'amount_too_large');
  const { memberId } = ctx.caller;
  await claimUploads(tx, { memberId, uploadIds: answer.attachments, subject: order.id });
  return stepOrder(ctx, tx, {
    order,
    status: answer.answer,
    outcome: null,
    amount_received: received,
    remark: answer.remark || null,
    round: order.round + 1,
    waiting_since: ctx.clock.now(),
  });
}
