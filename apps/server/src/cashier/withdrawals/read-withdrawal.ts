import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/withdrawal';
import type { WithdrawalOrder } from '@baize/contract/withdrawal';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { viewOrder } from './order-view.ts';
import * as queries from './queries.ts';
import type { WithdrawalRules } from './rules.ts';

export const readWithdrawal =
  (rules: WithdrawalRules) =>
  async (
    ctx: Ctx,
    { orderId }: Input<typeof contract.readWithdrawal>,
  ): Promise<WithdrawalOrder> => {
    const order = await queries.findOrder(ctx.db, orderId);
    ensure(order?.member_id === ctx.caller.memberId, 'not_found');
    return viewOrder(ctx.db, { rules, now: ctx.clock.now() }, order);
  };
