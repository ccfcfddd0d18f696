import type * as contract from '@baize/contract/deposit';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Ctx } from '../../base/kernel/index.ts';
import { findRepeated, openOrder } from './open-order.ts';
import type { DepositsOptions } from './options.ts';
import { viewOf } from './order-view.ts';
import * as queries from './queries.ts';

type Create = typeof contract.createDeposit;

export const createDeposit =
  (options: DepositsOptions) =>
  (ctx: Ctx, input: Input<Create>): Promise<Output<Create>> =>
    ctx.db.transaction().execute(async (tx) => {
      await queries.lockMember(tx, ctx.caller.memberId);
      const earlier = await findRepeated(ctx, tx, input);
      const order = earlier ?? (await openOrder(ctx, { tx, options }, input));
      return viewOf(order, { at: ctx.clock.now(), language: input.language });
    });
