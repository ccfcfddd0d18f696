import type * as contract from '@baize/contract/deposit';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { casesOf } from './case-view.ts';
import type { DepositsOptions } from './options.ts';
import { countQueue, listDone, listWaiting } from './queue-queries.ts';

type List = typeof contract.listDepositQueue;

export const listDepositQueue =
  (options: DepositsOptions) =>
  async (ctx: Ctx<OperatorCaller>, { view, page = 1 }: Input<List>): Promise<Output<List>> => {
    const orders = await (view === 'waiting' ? listWaiting : listDone)(ctx.db, page);
    const total = await countQueue(ctx.db, view);
    return { orders: await casesOf(ctx, options, { db: ctx.db, orders }), total };
  };
