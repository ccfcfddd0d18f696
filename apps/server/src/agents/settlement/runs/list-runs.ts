import type { Input, Output } from '@baize/contract/endpoint';
import type { listRuns as contract } from '@baize/contract/settlement-run';
import { type Ctx, listOrder, type OperatorCaller } from '../../../base/kernel/index.ts';
import * as queries from './operator-queries.ts';

const RUNS_PER_PAGE = 25;

export async function listRuns(
  ctx: Ctx<OperatorCaller>,
  { kind, period, empty, before, ...asked }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const runs = await queries.listRuns(ctx.db, {
    kind,
    period,
    isWithEmpty: empty === 'also',
    order: listOrder(asked, { by: 'billedAt', isDown: true }),
    before,
    limit: RUNS_PER_PAGE + 1,
  });
  return {
    runs: runs.slice(0, RUNS_PER_PAGE).map((run) => ({
      runId: run.id,
      kind: run.kind,
      period: run.period,
      from: run.from_at.toISOString(),
      to: run.to_at.toISOString(),
      billCount: run.bill_count,
      amount: run.amount,
      paid: run.paid,
      openCount: Number(run.open_count),
      billedAt: run.billed_at.toISOString(),
    })),
    hasMore: runs.length > RUNS_PER_PAGE,
  };
}
