import type { Input, Output } from '@baize/contract/endpoint';
import type { listPlatformAgreements as contract } from '@baize/contract/platform-agreement';
import { type Ctx, listOrder, type OperatorCaller } from '../../../base/kernel/index.ts';
import { viewAgreements } from '../view.ts';
import * as queries from './platform-queries.ts';

const PER_PAGE = 25;

/** With whom the platform agrees or has agreed, a page at a time. */
export async function listPlatformAgreements(
  ctx: Ctx<OperatorCaller>,
  asked: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const now = ctx.clock.now();
  const { count } = await queries.countAsked(ctx.db);
  const order = listOrder(asked, { by: 'offeredAt', isDown: true });
  const rows = await queries.listOfPlatform(ctx.db, { ...asked, order, now, limit: PER_PAGE + 1 });
  return {
    agreements: await viewAgreements(ctx.db, rows.slice(0, PER_PAGE), { viewer: null, now }),
    hasMore: rows.length > PER_PAGE,
    askedCount: Number(count),
  };
}
