import * as contract from '@baize/contract/deposit';
import type { Input, Output } from '@baize/contract/endpoint';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { viewOf } from './order-view.ts';
import * as queries from './queries.ts';

type List = typeof contract.listDeposits;

export async function listDeposits(
  ctx: Ctx,
  { before, language }: Input<List>,
): Promise<Output<List>> {
  const { memberId } = ctx.caller;
  if (before) ensure(await queries.findOwn(ctx.db, before, memberId), 'not_found');
  const found = await queries.listOwn(ctx.db, memberId, { before });
  const shown = { at: ctx.clock.now(), language };
  const page = found.slice(0, contract.DEPOSITS_PER_PAGE);
  return { orders: page.map((order) => viewOf(order, shown)), hasMore: found.length > page.length };
}
