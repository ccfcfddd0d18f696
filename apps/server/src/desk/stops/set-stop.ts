import type { Input, Output } from '@baize/contract/endpoint';
import type { setStop as contract } from '@baize/contract/stop-desk';
import { type Ctx, ensure, type OperatorCaller, publish } from '../../base/kernel/index.ts';
import { ensureUndecided, writeAudit } from '../../people/operators/index.ts';
import { findOpenStop, insertStop, lockStops } from '../../play/switches/index.ts';
import { listTargets, type StopOptions } from './targets.ts';

/** From its commit on, in every process: a bet under way is decided again with it. */
export const setStop =
  (options: StopOptions) =>
  async (
    ctx: Ctx<OperatorCaller>,
    { kind, target, reason }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const known = (await listTargets(ctx.db, options)).find(
      (each) => each.kind === kind && each.target === target,
    );
    ensure(known, 'not_found');
    return ctx.db.transaction().execute(async (tx) => {
      await lockStops(tx);
      const open = await findOpenStop(tx, kind, target);
      await ensureUndecided(tx, { subject: open?.id ?? '', isUndecided: !open });
      const stopId = ctx.newId('stp');
      await insertStop(tx, {
        id: stopId,
        kind,
        target,
        reason,
        stopped_by: ctx.caller.operatorId,
        stopped_at: ctx.clock.now(),
        lift_reason: null,
        lifted_by: null,
        lifted_at: null,
      });
      await publish(ctx, tx, { kind: 'catalogue', payload: {} });
      const details = { kind, target, name: known.name };
      await writeAudit(tx, ctx, { action: 'stop.set', subject: stopId, reason, details });
      return { stopId };
    });
  };
