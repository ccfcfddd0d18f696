import type { Output } from '@baize/contract/endpoint';
import type { listStops as contract } from '@baize/contract/stop-desk';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { operatorNames } from '../../people/operators/index.ts';
import { listLiftedStops, listOpenStops, type StopRow } from '../../play/switches/index.ts';
import { listTargets, type StopOptions } from './targets.ts';

export const listStops =
  (options: StopOptions) =>
  async (ctx: Ctx<OperatorCaller>): Promise<Output<typeof contract>> => {
    const rows = [...(await listOpenStops(ctx.db)), ...(await listLiftedStops(ctx.db))];
    const targets = await listTargets(ctx.db, options, ctx.origin.language);
    const names = new Map(targets.map(({ kind, target, name }) => [`${kind} ${target}`, name]));
    const operators = await operatorNames(
      ctx.db,
      rows.flatMap(({ stopped_by, lifted_by }) => [stopped_by, lifted_by]),
    );
    const operatorOf = (id: StopRow['stopped_by']) => operators.get(id) ?? id;
    return {
      stops: rows.map((row) => ({
        stopId: row.id,
        kind: row.kind,
        target: row.target,
        name: names.get(`${row.kind} ${row.target}`) ?? row.target,
        reason: row.reason,
        stoppedBy: operatorOf(row.stopped_by),
        stoppedAt: row.stopped_at.toISOString(),
        lifted:
          row.lifted_by && row.lifted_at
            ? {
                reason: row.lift_reason ?? '',
                by: operatorOf(row.lifted_by),
                at: row.lifted_at.toISOString(),
              }
            : null,
      })),
      targets: [...targets],
    };
  };
