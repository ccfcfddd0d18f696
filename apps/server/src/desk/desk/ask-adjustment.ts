import type { askAdjustment as contract } from '@baize/contract/desk';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Tx } from '../../base/db/index.ts';
import { answerOnce, type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { findMember } from '../../people/members/index.ts';
import { writeAudit } from '../../people/operators/index.ts';
import * as queries from './adjustment-queries.ts';
import { viewAdjustment } from './adjustment-view.ts';
import type { DeskOptions } from './options.ts';

type AdjustmentInput = Input<typeof contract>;
type Operating = Ctx<OperatorCaller>;

/** Nothing moves by this: it waits for somebody else. */
export const askAdjustment =
  ({ brand }: Pick<DeskOptions, 'brand'>) =>
  (ctx: Operating, asked: AdjustmentInput): Promise<Output<typeof contract>> => {
    const { operatorId } = ctx.caller;
    return answerOnce(ctx, {
      name: `adjustment ${operatorId} ${asked.requestKey}`,
      find: (db) => queries.findAsked(db, operatorId, asked.requestKey),
      isSame: (row) => isSame(row, asked),
      write: (tx) => writeAdjustment(ctx, tx, asked),
      view: (db, row) => viewAdjustment(db, { caller: ctx.caller, brand }, row),
    });
  };

async function writeAdjustment(
  ctx: Operating,
  tx: Tx,
  asked: AdjustmentInput,
): Promise<queries.AdjustmentRow> {
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
    asked_by: ctx.caller.operatorId,
    asked_at: ctx.clock.now(),
    request_key: asked.requestKey,
    decided_by: null,
    decided_at: null,
    decision_reason: null,
  });
  await writeAudit(tx, ctx, {
    action: 'adjustment.asked',
    subject: row.id,
    reason: row.reason,
    details: { member: row.member_id, direction: row.direction, amount: String(row.amount) },
  });
  return row;
}

const isSame = (row: queries.AdjustmentRow, asked: AdjustmentInput): boolean =>
  row.member_id === asked.memberId &&
  row.direction === asked.direction &&
  row.amount === asked.amount &&
  row.reason === asked.reason;
