import type * as contract from '@baize/contract/deposit';
import type { Input, Output } from '@baize/contract/endpoint';
import { type Ctx, listOrder, type OperatorCaller } from '../../base/kernel/index.ts';
import { casesOf } from './case-view.ts';
import type { DepositsOptions } from './options.ts';
import { countQueue, listQueue } from './queue-queries.ts';

type List = typeof contract.listDepositQueue;

export const listDepositQueue =
  (options: DepositsOptions) =>
  async (ctx: Ctx<OperatorCaller>, input: Input<List>): Promise<Output<List>> => {
    const { view, page = 1 } = input;
    const order = listOrder(input, { by: 'time', isDown: view === 'done' });
    const orders = await listQueue(ctx.db, { view, order, page });
    const total = await countQueue(ctx.db, view);
    return { orders: await casesOf(ctx, options, { db: ctx.db, orders }), total };
  };
