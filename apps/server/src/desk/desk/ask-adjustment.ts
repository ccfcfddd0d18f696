import type { askAdjustment as contract } from '@baize/contract/desk';
import type { Input, Output } from '@baize/contract/endpoint';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { findMember } from '../../people/members/index.ts';
import { writeAudit } from '../../people/operators/index.ts';
import * as queries from './adjustment-queries.ts';
import { viewAdjustment } from './adjustment-view.ts';

type AdjustmentInput = Input<typeof contract>;

/** Nothing moves by this: it waits for somebody else. */
export function askAdjustment(
  ctx: Ctx<OperatorCaller>,
  asked: AdjustmentInput,
): Promise<Output<typeof contract>> {
  const { caller } = ctx;
  return ctx.db.transaction().execute(async (tx) => {
    const member = await findMember(tx, asked.memberId);
    ensure(member, 'not_found');
    const row = await queries.insertAdjustment(tx, {
      id: ctx.newId('adj'),
      member_id: member.id,
      currency: member.currency,
      direction: asked.direction,
      amount: asked.amount,
      reason: asked.reason,
      status: 'waiting',
      asked_by: caller.operatorId,
      asked_at: ctx.clock.now(),
      request_key: asked.requestKey,
      decided_by: null,
      decided_at: null,
      decision_reason: null,
    });
    if (!row) {
      const earlier = await queries.getAsked(tx, caller.operatorId, asked.requestKey);
      ensure(isSame(earlier, asked), 'repeated_differently');
      return viewAdjustment(tx, caller, earlier);
    }
    const view = await viewAdjustment(tx, caller, row);
    await writeAudit(tx, ctx, {
      action: 'adjustment.asked',
      subject: row.id,
      reason: row.reason,
      details: { member: row.member_id, direction: row.direction, amount: String(row.amount) },
    });
    return view;
  });
}

const isSame = (row: queries.AdjustmentRow, asked: AdjustmentInput): boolean =>
  row.member_id === asked.memberId &&
  row.direction === asked.direction &&
  row.amount === asked.amount &&
  row.reason === asked.reason;
