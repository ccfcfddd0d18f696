import type { Input } from '@baize/contract/endpoint';
import { mayDo } from '@baize/contract/operator-roles';
import type * as contract from '@baize/contract/points';
import type { RedemptionCase } from '@baize/contract/points';
import { assert } from '@baize/std/assert';
import type { Minor } from '@baize/std/money';
import type { Tx } from '../../base/db/index.ts';
import {
  type Ctx,
  ensure,
  listOrder,
  type OperatorCaller,
  publish,
} from '../../base/kernel/index.ts';
import { accountOf, houseAccount, postTransfer } from '../../books/ledger/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import { ensureUndecided, writeAudit } from '../../people/operators/index.ts';
import { movePoints } from './move-points.ts';
import * as queries from './redemption-queries.ts';
import { viewCases } from './redemption-view.ts';

type Operating = Ctx<OperatorCaller>;
type QueueInput = Input<typeof contract.listRedemptionQueue>;

const readingOf = ({ caller, origin }: Operating) => ({
  language: origin.language,
  seesRecipients: mayDo(caller.trusted, 'redemptions.decide'),
});

export async function listRedemptionQueue(ctx: Operating, input: QueueInput) {
  const { view, page = 1 } = input;
  const order = listOrder(input, { by: 'time', isDown: view === 'done' });
  const rows = await queries.listQueue(ctx.db, { view, order, page });
  return {
    orders: await viewCases(ctx.db, rows, readingOf(ctx)),
    total: await queries.countQueue(ctx.db, view),
  };
}

type DecideInput = Input<typeof contract.decideRedemption>;

/** Decided once, with its line in the audit; a rejection returns everything that was taken. */
export const decideRedemption = (
  ctx: Operating,
  { redemptionId, decision, reason }: DecideInput,
): Promise<RedemptionCase> =>
  ctx.db.transaction().execute(async (tx) => {
    ensure(decision === 'approve' || reason !== '', 'reason_needed');
    const row = await queries.lockRedemption(tx, redemptionId);
    ensure(row, 'not_found');
    const isUndecided = row.status === 'processing';
    await ensureUndecided(tx, { subject: row.id, isUndecided });
    const isRejected = decision === 'reject';
    const decided = await queries.saveDecision(tx, row.id, {
      status: isRejected ? 'rejected' : 'approved',
      remark: reason || null,
      points_balance: isRejected ? await returnAll(ctx, tx, row) : row.points_balance,
      decided_by: ctx.caller.operatorId,
      decided_at: ctx.clock.now(),
    });
    await tellMember(ctx, tx, decided);
    const [shown] = await viewCases(tx, [decided], readingOf(ctx));
    assert(shown, 'one redemption is one case');
    const action = isRejected ? 'redemption.rejected' : 'redemption.approved';
    await writeAudit(tx, ctx, { action, subject: row.id, reason: reason || null });
    return shown;
  });

/** Points, money and stock; answers what points the member has then. */
async function returnAll(ctx: Operating, tx: Tx, row: queries.RedemptionRow): Promise<Minor> {
  const { id, member_id: memberId, currency, points, amount } = row;
  const change = { memberId, points, requestKey: `${id}:return`, reason: 'points_returned' };
  const balances = await movePoints(ctx, tx, [change]);
  await queries.returnStock(tx, row.reward_key, row.quantity);
  if (amount > 0n) {
    await postTransfer(tx, {
      requestKey: `${id}:refund`,
      at: ctx.clock.now(),
      from: await houseAccount(tx, { purpose: 'promotion', currency }),
      to: await accountOf(tx, { memberId, purpose: 'cash', currency }),
      amount,
      reason: 'points_reward_returned',
    });
    await publish(ctx, tx, { kind: 'balance', payload: {}, memberId });
  }
  const balance = balances.get(memberId);
  assert(balance !== undefined, 'who got points has a balance');
  return balance;
}

async function tellMember(ctx: Operating, tx: Tx, row: queries.RedemptionRow): Promise<void> {
  const { member_id: memberId, reference, remark, status } = row;
  const kind = status === 'rejected' ? 'redemption_rejected' : 'redemption_approved';
  const news = { kind, names: { ...row.names }, reference, remark: remark ?? '' } as const;
  await writeMessage(ctx, tx, { memberId, news });
  await publish(ctx, tx, { kind: 'points', payload: {}, memberId });
}
