import type * as contract from '@baize/contract/deposit';
import type { Input, Output } from '@baize/contract/endpoint';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { viewOf } from './order-view.ts';
import * as queries from './queries.ts';

type ReadDepositCall = typeof contract.readDeposit;

export async function readDeposit(
  ctx: Ctx,
  { orderId, language }: Input<ReadDepositCall>,
): Promise<Output<ReadDepositCall>> {
  const order = await queries.findOwn(ctx.db, orderId, ctx.caller.memberId);
  ensure(order, 'not_found');
  return viewOf(order, { at: ctx.clock.now(), language });
}
