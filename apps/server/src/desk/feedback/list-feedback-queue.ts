import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/feedback';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { viewCases } from './case-view.ts';
import { countQueue, listQueue } from './queue-queries.ts';

type Queue = typeof contract.listFeedbackQueue;

export async function listFeedbackQueue(
  ctx: Ctx<OperatorCaller>,
  { view, kind, page = 1 }: Input<Queue>,
): Promise<Output<Queue>> {
  const asked = { view, kind, operatorId: ctx.caller.operatorId };
  const rows = await listQueue(ctx.db, { ...asked, page });
  return { cases: await viewCases(ctx, ctx.db, rows), total: await countQueue(ctx.db, asked) };
}
