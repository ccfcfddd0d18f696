import type { Input, Output } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/withdrawal';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { viewOrders } from './order-view.ts';
import * as queries from './queries.ts';
import { VIEWS, type WithdrawalRules } from './rules.ts';

type List = typeof contract.listWithdrawals;

export const listWithdrawals =
  (rules: WithdrawalRules) =>
  async (ctx: Ctx, { view = 'all', before = null }: Nullable): Promise<Output<List>> => {
    const { memberId } = ctx.caller;
    if (before) {
      const known = await queries.findOrder(ctx.db, before);
      ensure(known?.member_id === memberId, 'not_found');
    }
    const rows = await queries.listOrders(ctx.db, {
      memberId,
      statuses: view === 'all' ? null : VIEWS[view],
      before,
      // One more than is shown tells whether there are more.
      limit: contract.WITHDRAWALS_PER_PAGE + 1,
    });
    const shown = rows.slice(0, contract.WITHDRAWALS_PER_PAGE);
    const orders = await viewOrders(ctx.db, { rules, now: ctx.clock.now() }, shown);
    return { orders: [...orders], hasMore: rows.length > shown.length };
  };

type Nullable = Omit<Input<List>, 'before'> & {
  readonly before?: queries.WithdrawalId | null | undefined;
};
