import { BILL_STATUSES } from '@baize/contract/bill-shape';
import type { Input, Output } from '@baize/contract/endpoint';
import type { readRun as contract } from '@baize/contract/settlement-run';
import { sum } from '@baize/std/money';
import { type Ctx, ensure, type OperatorCaller } from '../../../base/kernel/index.ts';
import { findRun } from './run-queries.ts';
import { sumStates } from './standing-queries.ts';

const OPEN: readonly string[] = ['due', 'partly', 'insufficient'];

export async function readRun(
  { db }: Ctx<OperatorCaller>,
  { runId }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const run = await findRun(db, runId);
  ensure(run, 'not_found');
  const sums = await sumStates(db, runId);
  const open = sums.filter(({ status }) => OPEN.includes(status));
  return {
    runId,
    kind: run.kind,
    period: run.period,
    from: run.from_at.toISOString(),
    to: run.to_at.toISOString(),
    billCount: run.bill_count,
    amount: run.amount,
    paid: sum(sums.map(({ paid }) => paid)),
    openCount: open.reduce((total, { count }) => total + Number(count), 0),
    billedAt: run.billed_at.toISOString(),
    states: BILL_STATUSES.flatMap((status) =>
      sums
        .filter((each) => each.status === status)
        .map(({ count, amount, paid }) => ({ status, count: Number(count), amount, paid })),
    ),
  };
}
