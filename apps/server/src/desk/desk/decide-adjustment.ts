import type { decideAdjustment as contract } from '@baize/contract/desk';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Tx } from '../../base/db/index.ts';
import {
  type Ctx,
  ensure,
  type OperatorCaller,
  publish,
  type World,
} from '../../base/kernel/index.ts';
import { accountOf, houseAccount, postTransfer } from '../../books/ledger/index.ts';
import { ensureMayApprove, ensureUndecided, writeAudit } from '../../people/operators/index.ts';
import * as queries from './adjustment-queries.ts';
import { viewAdjustment } from './adjustment-view.ts';

/** Somebody else than who asked decides, once; what they approve moves in the same moment. */
export function decideAdjustment(
  ctx: Ctx<OperatorCaller>,
  { adjustmentId, decision, reason }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { caller } = ctx;
  const isApproved = decision === 'approve';
  return ctx.db.transaction().execute(async (tx) => {
    const row = await queries.lockAdjustment(tx, adjustmentId);
    ensure(row, 'not_found');
    ensure(row.asked_by !== caller.operatorId, 'own_approval');
    await ensureUndecided(tx, { subject: row.id, isUndecided: row.status === 'waiting' });
    if (isApproved) {
      await ensureMayApprove(ctx, tx, { askedBy: [row.asked_by] });
      await move(ctx, tx, row);
    }
    const decided = await queries.saveDecision(tx, row.id, {
      status: isApproved ? 'approved' : 'refused',
      decided_by: caller.operatorId,
      decided_at: ctx.clock.now(),
      decision_reason: reason,
    });
    const view = await viewAdjustment(tx, caller, decided);
    await writeAudit(tx, ctx, {
      action: `adjustment.${decided.status}`,
      subject: row.id,
      reason,
      details: { member: row.member_id, direction: row.direction, amount: String(row.amount) },
    });
    return view;
  });
}

/** Between the member's cash and the house's account of corrections. */
async function move(world: World, tx: Tx, row: queries.AdjustmentRow): Promise<void> {
  const { id, member_id: memberId, currency, direction, amount } = row;
  const house = await houseAccount(tx, { purpose: 'adjustment', currency });
  const cash = await accountOf(tx, { memberId, purpose: 'cash', currency });
  const [from, to] = direction === 'credit' ? [house, cash] : [cash, house];
  const at = world.clock.now();
  await postTransfer(tx, { requestKey: `${id}:move`, reason: 'adjusted', from, to, amount, at });
  await publish(world, tx, { kind: 'balance', payload: {}, memberId });
}
