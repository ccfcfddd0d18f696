import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/withdrawal';
import type { WithdrawalOrder } from '@baize/contract/withdrawal';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { listApprovals } from './decide/queries.ts';
import { lockOwnOrder } from './lock-own-order.ts';
import { viewOrder } from './order-view.ts';
import { returnHeld } from './return-held.ts';
import type { WithdrawalRules } from './rules.ts';

/** Takes an order back that nobody has decided on, where the brand allows it. */
export const cancelWithdrawal =
  (rules: WithdrawalRules) =>
  (ctx: Ctx, { orderId }: Input<typeof contract.cancelWithdrawal>): Promise<WithdrawalOrder> =>
    ctx.db.transaction().execute(async (tx) => {
      const order = await lockOwnOrder(ctx, tx, orderId);
      const at = { rules, now: ctx.clock.now() };
      // Pressed twice, it was taken back once.
      if (order.status === 'cancelled') return viewOrder(tx, at, order);
      ensure(rules.canCancel, 'feature_off');
      const approvals = await listApprovals(tx, [order.id]);
      ensure(order.status === 'review' && approvals.length === 0, 'already_decided');
      const cancelled = await returnHeld(ctx, tx, { order, status: 'cancelled', reason: null });
      return viewOrder(tx, at, cancelled);
    });
