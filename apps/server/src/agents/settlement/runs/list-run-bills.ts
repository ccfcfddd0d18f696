import type { Input, Output } from '@baize/contract/endpoint';
import { BILLS_PER_PAGE } from '@baize/contract/settlement';
import type { listRunBills as contract } from '@baize/contract/settlement-run';
import { type Ctx, ensure, type OperatorCaller } from '../../../base/kernel/index.ts';
import { viewBills } from '../bills/bill-view.ts';
import * as queries from './operator-queries.ts';
import { findRun } from './run-queries.ts';

export async function listRunBills(
  ctx: Ctx<OperatorCaller>,
  { runId, before, sort, direction }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  ensure(await findRun(ctx.db, runId), 'not_found');
  const bills = await queries.listRunBills(ctx.db, {
    runId,
    order: sort === undefined ? null : { by: sort, isDown: direction === 'down' },
    before,
    limit: BILLS_PER_PAGE + 1,
  });
  return {
    bills: await viewBills(ctx.db, bills.slice(0, BILLS_PER_PAGE), null),
    hasMore: bills.length > BILLS_PER_PAGE,
  };
}
