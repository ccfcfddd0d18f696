import { rightsFor } from '@baize/contract/approval-rules';
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
import { agreeTo, ensureUndecided, writeAudit } from '../../people/operators/index.ts';
import * as queries from './adjustment-queries.ts';
import { viewAdjustment } from './adjustment-view.ts';
import type { DeskOptions } from './options.ts';

/**
 * Others than who asked decide, once; what the last of them approves moves in the same moment. Above
 * the brand's sums a yes is kept until enough different people have agreed.
 */
export const decideAdjustment =
  ({ brand }: Pick<DeskOptions, 'brand'>) =>
  (
    ctx: Ctx<OperatorCaller>,
    { adjustmentId, decision, reason }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> =>
    ctx.db.transaction().execute(async (tx) => {
      const { caller } = ctx;
      const row = await queries.lockAdjustment(tx, adjustmentId);
      ensure(row, 'not_found');
      ensure(row.asked_by !== caller.operatorId, 'own_approval');
      await ensureUndecided(tx, { subject: row.id, isUndecided: row.status === 'waiting' });
      const decided =
        decision === 'approve'
          ? await approve(ctx, tx, { row, brand, reason })
          : await save(ctx, tx, { row, status: 'refused', reason });
      const view = await viewAdjustment(tx, { caller, brand }, decided);
      await writeAudit(tx, ctx, {
        action: `adjustment.${decided.status === 'waiting' ? 'agreed' : decided.status}`,
        subject: row.id,
        reason,
        details: { member: row.member_id, direction: row.direction, amount: String(row.amount) },
      });
      return view;
    });

type Deciding = { readonly row: queries.AdjustmentRow; readonly reason: string };
type Approving = Deciding & Pick<DeskOptions, 'brand'>;

/** Answers the row as it waits on while others are still needed. */
async function approve(
  ctx: Ctx<OperatorCaller>,
  tx: Tx,
  { row, brand, reason }: Approving,
): Promise<queries.AdjustmentRow> {
  const rights = rightsFor(brand, 'adjustments', row.amount);
  const left = await agreeTo(ctx, tx, { subject: row.id, rights, askedBy: [row.asked_by] });
  if (left.length > 0) return row;
  await move(ctx, tx, row);
  return save(ctx, tx, { row, status: 'approved', reason });
}

const save = (
  ctx: Ctx<OperatorCaller>,
  tx: Tx,
  { row, status, reason }: Deciding & { readonly status: 'approved' | 'refused' },
): Promise<queries.AdjustmentRow> =>
  queries.saveDecision(tx, row.id, {
    status,
    decided_by: ctx.caller.operatorId,
    decided_at: ctx.clock.now(),
    decision_reason: reason,
  });

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
