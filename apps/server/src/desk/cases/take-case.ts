import type { takeCase as contract } from '@baize/contract/case';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { ensureUndecided, writeAudit } from '../../people/operators/index.ts';
import { viewCase } from './case-view.ts';
import { saveWork } from './queries.ts';
import { subjectOf } from './rules.ts';
import { ensureNotAbout, ensureOwner, workOnCase } from './work-on-case.ts';

/** Makes a case one's own; refused when it is not with whom the operator saw it. */
export function takeCase(
  ctx: Ctx<OperatorCaller>,
  { from, ...name }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { operatorId } = ctx.caller;
  return ctx.db.transaction().execute(async (tx) => {
    const { found, work } = await workOnCase(tx, ctx.caller, name);
    ensureNotAbout(found, operatorId);
    await ensureUndecided(tx, { subject: subjectOf(name), isUndecided: found.is_open });
    await ensureOwner(tx, work, work.owner_id === from || work.owner_id === operatorId);
    await saveWork(tx, name, { owner_id: operatorId, taken_at: ctx.clock.now() });
    const view = await viewCase(tx, ctx.caller, name);
    await writeAudit(tx, ctx, {
      action: 'case.taken',
      subject: subjectOf(name),
      details: { kind: name.kind, reference: found.reference, ...(from && { from }) },
    });
    return view;
  });
}
