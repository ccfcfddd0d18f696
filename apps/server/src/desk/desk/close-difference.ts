import type { closeDifference as contract } from '@baize/contract/books-desk';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import * as payments from '../../cashier/payments/index.ts';
import { writeAudit } from '../../people/operators/index.ts';
import { viewDifference } from './difference-view.ts';

/** Ends a difference with what was found; no money moves by it. */
export function closeDifference(
  ctx: Ctx<OperatorCaller>,
  { differenceId, note }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  return ctx.db.transaction().execute(async (tx) => {
    const { operatorId } = ctx.caller;
    const at = ctx.clock.now();
    const closed = await payments.closeDifference(tx, { differenceId, operatorId, note, at });
    const { provider, day, reference } = closed;
    await writeAudit(tx, ctx, {
      action: 'difference.closed',
      subject: differenceId,
      reason: note,
      details: { provider, day, reference },
    });
    return viewDifference(closed);
  });
}
