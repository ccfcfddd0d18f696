import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/withdrawal';
import type { WithdrawalCase } from '@baize/contract/withdrawal';
import type { Tx } from '../../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../../base/kernel/index.ts';
import { ensureUndecided, writeAudit } from '../../../people/operators/index.ts';
import { beginPayout } from '../payout/begin-payout.ts';
import { lockOrder, type OrderRow } from '../queries.ts';
import { returnHeld } from '../return-held.ts';
import type { WithdrawalRules } from '../rules.ts';
import { stepOrder } from '../step-order.ts';
import { tellMember } from '../tell-member.ts';
import { agree } from './agree.ts';
import { viewCase } from './view-cases.ts';

const REASON_MIN = 3;

/** Approves a withdrawal, or refuses it and gives the held money back with the reason. */
export const decideWithdrawal =
  (rules: WithdrawalRules) =>
  (
    ctx: Ctx<OperatorCaller>,
    { orderId, decision, reason }: Input<typeof contract.decideWithdrawal>,
  ): Promise<WithdrawalCase> =>
    ctx.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, orderId);
      ensure(order, 'not_found');
      await ensureUndecided(tx, { subject: orderId, isUndecided: order.status === 'review' });
      const decided =
        decision === 'approve'
          ? await approve(ctx, tx, { order, rules })
          : await refuse(ctx, tx, { order, reason });
      const { operatorId } = ctx.caller;
      const view = await viewCase(tx, { rules, now: ctx.clock.now(), operatorId }, decided);
      await writeAudit(tx, ctx, {
        action: `withdrawal.${decided.status === 'review' ? 'agreed' : decided.status}`,
        subject: orderId,
        reason: reason || null,
        details: { amount: `${order.amount}`, member: order.member_id },
      });
      return view;
    });

type Approving = { readonly order: OrderRow; readonly rules: WithdrawalRules };

async function approve(
  ctx: Ctx<OperatorCaller>,
  tx: Tx,
  { order, rules }: Approving,
): Promise<OrderRow> {
  if (!(await agree(ctx, tx, { order, rules }))) return order;
  const approved = await stepOrder(ctx, tx, { order, status: 'approved', reason: null });
  await beginPayout(ctx, tx, { order: approved, rules });
  return approved;
}

type Refusing = { readonly order: OrderRow; readonly reason: string };

async function refuse(
  ctx: Ctx<OperatorCaller>,
  tx: Tx,
  { order, reason }: Refusing,
): Promise<OrderRow> {
  ensure(reason.length >= REASON_MIN, 'reason_needed');
  const refused = await returnHeld(ctx, tx, { order, status: 'refused', reason });
  await tellMember(ctx, tx, { order: refused, news: 'withdrawal_refused' });
  return refused;
}
