import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/feedback';
import type { FeedbackCase } from '@baize/contract/feedback';
import { mayDo } from '@baize/contract/operator-roles';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { listColleagues, writeAudit } from '../../people/operators/index.ts';
import { viewCase } from './case-view.ts';
import { saveCase } from './queries.ts';
import { ensureOwnedBy, lockOpenCase } from './work-on-feedback.ts';

type TakeInput = Input<typeof contract.takeFeedback>;

/** Makes a case one's own; refused when it is not with whom the operator saw it. */
export const takeFeedback = (
  ctx: Ctx<OperatorCaller>,
  { feedbackId, from }: TakeInput,
): Promise<FeedbackCase> =>
  ctx.db.transaction().execute(async (tx) => {
    const { operatorId } = ctx.caller;
    const row = await lockOpenCase(tx, feedbackId);
    await ensureOwnedBy(tx, row, [from, operatorId]);
    const changed = await saveCase(tx, row.id, {
      owner_id: operatorId,
      taken_at: ctx.clock.now(),
    });
    const view = await viewCase(ctx, tx, changed);
    await writeAudit(tx, ctx, {
      action: 'feedback.taken',
      subject: row.id,
      details: { reference: row.reference, ...(from && { from }) },
    });
    return view;
  });

type AssignInput = Input<typeof contract.assignFeedback>;

/** Hands a case on, with a word for the colleague; `to` null puts it back before everybody. */
export const assignFeedback = (
  ctx: Ctx<OperatorCaller>,
  { feedbackId, from, to, reason }: AssignInput,
): Promise<FeedbackCase> =>
  ctx.db.transaction().execute(async (tx) => {
    const row = await lockOpenCase(tx, feedbackId);
    await ensureOwnedBy(tx, row, [from]);
    const colleague = (await listColleagues(tx)).find(({ id }) => id === to);
    ensure(
      to === null || (colleague && mayDo(colleague.trusted, 'feedback.answer')),
      'not_a_colleague',
    );
    const changed = await saveCase(tx, row.id, {
      owner_id: to,
      taken_at: to && ctx.clock.now(),
    });
    const view = await viewCase(ctx, tx, changed);
    await writeAudit(tx, ctx, {
      action: 'feedback.assigned',
      subject: row.id,
      reason,
      details: { reference: row.reference, ...(from && { from }), ...(to && { to }) },
    });
    return view;
  });
