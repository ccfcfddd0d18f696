import type { Input, Output } from '@baize/contract/endpoint';
import type { liftStop as contract } from '@baize/contract/stop-desk';
import { type Ctx, ensure, type OperatorCaller, publish } from '../../base/kernel/index.ts';
import { ensureUndecided, writeAudit } from '../../people/operators/index.ts';
import { lockStop, lockStops, updateStop } from '../../play/switches/index.ts';

export const liftStop = (
  ctx: Ctx<OperatorCaller>,
  { stopId, reason }: Input<typeof contract>,
): Promise<Output<typeof contract>> =>
  ctx.db.transaction().execute(async (tx) => {
    await lockStops(tx);
    const stop = await lockStop(tx, stopId);
    ensure(stop, 'not_found');
    await ensureUndecided(tx, { subject: stopId, isUndecided: stop.lifted_at === null });
    const { operatorId } = ctx.caller;
    await updateStop(tx, stopId, {
      lift_reason: reason,
      lifted_by: operatorId,
      lifted_at: ctx.clock.now(),
    });
    await publish(ctx, tx, { kind: 'catalogue', payload: {} });
    const details = { kind: stop.kind, target: stop.target };
    await writeAudit(tx, ctx, { action: 'stop.lifted', subject: stopId, reason, details });
    return { stopId };
  });
