import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/withdrawal';
import type { WithdrawalCase } from '@baize/contract/withdrawal';
import { assert } from '@baize/std/assert';
import type { Tx } from '../../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../../base/kernel/index.ts';
import { findMemberAccounts, houseAccount, postTransfer } from '../../../books/ledger/index.ts';
import { ensureUndecided, writeAudit } from '../../../people/operators/index.ts';
import { getPaid } from '../payout/queries.ts';
import { lockOrder, type OrderRow } from '../queries.ts';
import { isClaim, missingOf, type WithdrawalRules } from '../rules.ts';
import { stepOrder } from '../step-order.ts';
import { tellMember } from '../tell-member.ts';
import { agree } from './agree.ts';
import { viewCase } from './view-cases.ts';

/** Ends a claim: what did not come goes back to the wallet, or the bank proves that it came. */
export const decideClaim =
  (rules: WithdrawalRules) =>
  (
    ctx: Ctx<OperatorCaller>,
    { orderId, decision, reason }: Input<typeof contract.decideClaim>,
  ): Promise<WithdrawalCase> =>
    ctx.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, orderId);
      ensure(order, 'not_found');
      await ensureUndecided(tx, { subject: orderId, isUndecided: isClaim(order.status) });
      const deciding = { order, rules, reason };
      const decided =
        decision === 'return'
          ? await returnMissing(ctx, tx, deciding)
          : await forceReceived(ctx, tx, deciding);
      const { operatorId } = ctx.caller;
      const view = await viewCase(tx, { rules, now: ctx.clock.now(), operatorId }, decided);
      await writeAudit(tx, ctx, {
        action: `claim.${decided.outcome ?? 'agreed'}`,
        subject: orderId,
        reason,
        details: { amount: `${missingOf(order)}`, member: order.member_id },
      });
      return view;
    });

type Deciding = {
  readonly order: OrderRow;
  readonly rules: WithdrawalRules;
  readonly reason: string;
};

async function returnMissing(
  ctx: Ctx<OperatorCaller>,
  tx: Tx,
  { order, rules, reason }: Deciding,
): Promise<OrderRow> {
  if (!(await agree(ctx, tx, { order, rules }))) return order;
  const { currency } = order;
  const pockets = await findMemberAccounts(tx, order.member_id, currency);
  assert(pockets, 'a member has pockets');
  const { provider } = await getPaid(tx, order.id);
  const amount = missingOf(order);
  await postTransfer(tx, {
    requestKey: `${order.id}:claim`,
    at: ctx.clock.now(),
    from: await houseAccount(tx, {
      holder: `provider:${provider}`,
      purpose: 'payment_clearing',
      currency,
    }),
    to: pockets.cash,
    amount,
    reason: 'claim_returned',
  });
  const change = { status: 'closed', outcome: 'returned', returned: amount, reason } as const;
  const closed = await stepOrder(ctx, tx, { order, ...change });
  await tellMember(ctx, tx, { order: closed, news: 'claim_decided' });
  return closed;
}

async function forceReceived(
  ctx: Ctx<OperatorCaller>,
  tx: Tx,
  { order, reason }: Deciding,
): Promise<OrderRow> {
  const change = { status: 'closed', outcome: 'forcedReceived', reason } as const;
  const closed = await stepOrder(ctx, tx, { order, ...change });
  await tellMember(ctx, tx, { order: closed, news: 'claim_decided' });
  return closed;
}
