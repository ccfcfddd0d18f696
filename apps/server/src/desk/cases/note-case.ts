import type { noteCase as contract } from '@baize/contract/case';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { writeAudit } from '../../people/operators/index.ts';
import { viewCase } from './case-view.ts';
import { insertNote } from './queries.ts';
import { subjectOf } from './rules.ts';
import { workOnCase } from './work-on-case.ts';

/** Writes down what was found out; also afterwards, when somebody asks again. */
export function noteCase(
  ctx: Ctx<OperatorCaller>,
  { text, ...name }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  return ctx.db.transaction().execute(async (tx) => {
    const { found } = await workOnCase(tx, ctx.caller, name);
    await insertNote(tx, {
      ...name,
      id: ctx.newId('cno'),
      operator_id: ctx.caller.operatorId,
      text,
      at: ctx.clock.now(),
    });
    const view = await viewCase(tx, ctx.caller, name);
    await writeAudit(tx, ctx, {
      action: 'case.noted',
      subject: subjectOf(name),
      reason: text,
      details: { kind: name.kind, reference: found.reference },
    });
    return view;
  });
}
