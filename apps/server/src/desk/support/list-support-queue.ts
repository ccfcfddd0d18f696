import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/support-desk';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { viewCases } from './case-view.ts';
import { countQueue, listQueue } from './queue-queries.ts';

type Queue = typeof contract.listSupportQueue;

export async function listSupportQueue(
  ctx: Ctx<OperatorCaller>,
  { view, page = 1 }: Input<Queue>,
): Promise<Output<Queue>> {
  const asked = { view, operatorId: ctx.caller.operatorId };
  const rows = await listQueue(ctx.db, { ...asked, page });
  return { cases: await viewCases(ctx, ctx.db, rows), total: await countQueue(ctx.db, asked) };
}
