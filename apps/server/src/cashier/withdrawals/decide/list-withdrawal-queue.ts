import type { Input, Output } from '@baize/contract/endpoint';
import type { WithdrawalStatus } from '@baize/contract/withdrawal';
import * as contract from '@baize/contract/withdrawal';
import { type Ctx, listOrder, type OperatorCaller } from '../../../base/kernel/index.ts';
import type { WithdrawalRules } from '../rules.ts';
import * as queries from './queries.ts';
import { viewCases } from './view-cases.ts';

type List = typeof contract.listWithdrawalQueue;

const QUEUES = {
  review: ['review'],
  claims: ['partly', 'notReceived'],
  paying: ['approved', 'paying'],
  done: ['paid', 'received', 'closed', 'refused', 'cancelled'],
} as const satisfies Record<Input<List>['view'], readonly WithdrawalStatus[]>;

export const listWithdrawalQueue =
  (rules: WithdrawalRules) =>
  async (ctx: Ctx<OperatorCaller>, input: Input<List>): Promise<Output<List>> => {
    const { view, page = 1 } = input;
    // What waits is worked off from the oldest on; what was decided is looked up by the newest.
    const isDone = view === 'done';
    const statuses = QUEUES[view];
    const rows = await queries.listQueue(ctx.db, {
      statuses,
      isDone,
      order: listOrder(input, { by: 'time', isDown: isDone }),
      page,
      perPage: contract.WITHDRAWALS_PER_PAGE,
    });
    const seen = { rules, now: ctx.clock.now(), operatorId: ctx.caller.operatorId };
    const orders = await viewCases(ctx.db, seen, rows);
    return { orders: [...orders], total: await queries.countQueue(ctx.db, statuses) };
  };
