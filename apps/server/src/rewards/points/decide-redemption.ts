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
import {
  agreeTo,
  alertingApprovals,
  ensureUndecided,
  writeAudit,
} from '../../people/operators/index.ts';
import { movePoints } from './move-points.ts';
import { type PointsOptions, rightsOf } from './options.ts';
import * as queries from './redemption-queries.ts';
import { viewCases } from './redemption-view.ts';

type Operating = Ctx<OperatorCaller>;
type QueueInput = Input<typeof contract.listRedemptionQueue>;

const readingOf = ({ caller, origin }: Operating, options: PointsOptions) => ({
  language: origin.language,
  seesRecipients: mayDo(caller.trusted, 'redemptions.decide'),
  operatorId: caller.operatorId,
  options,
});

export const listRedemptionQueue =
  (options: PointsOptions) => async (ctx: Operating, input: QueueInput) => {
    const { view, page = 1 } = input;
    const order = listOrder(input, { by: 'time', isDown: view === 'done' });
    const rows = await queries.listQueue(ctx.db, { view, order, page });
    return {
      orders: await viewCases(ctx.db, rows, readingOf(ctx, options)),
      total: await queries.countQueue(ctx.db, view),
    };
  };

type DecideInput = Input<typeof contract.decideRedemption>;

/**
 * Decided once, with its line in the audit; a rejection returns everything that was taken. Above the
 * brand's sums a yes is kept until enough different people have agreed.
 */
export const decideRedemption =
  (options: PointsOptions) =>
  (ctx: Operating, { redemptionId, decision, reason }: DecideInput): Promise<RedemptionCase> =>
    alertingApprovals(ctx, redemptionId, () =>
      ctx.db.transaction().execute(async (tx) => {
        ensure(decision === 'approve' || reason !== '', 'reason_needed');
        const row = await queries.lockRedemption(tx, redemptionId);
        ensure(row, 'not_found');
        const isUndecided = row.status === 'processing';
        await ensureUndecided(tx, { subject: row.id, isUndecided });
        const isFirst = decision === 'approve' && (await isOneOfMore(ctx, tx, { row, options }));
        const action = isFirst ? 'redemption.agreed' : ACTIONS[decision];
        const saved = isFirst
          ? await agree(ctx, tx, row)
          : await decide(ctx, tx, { row, decision, reason });
        const [shown] = await viewCases(tx, [saved], readingOf(ctx, options));
        assert(shown, 'one redemption is one case');
        await writeAudit(tx, ctx, { action, subject: row.id, reason: reason || null });
        return shown;
      }),
    );

const ACTIONS = { approve: 'redemption.approved', reject: 'redemption.rejected' } as const;

type Yes = { readonly row: queries.RedemptionRow; readonly options: PointsOptions };

/** Whether somebody else is still needed after this yes. */
async function isOneOfMore(ctx: Operating, tx: Tx, { row, options }: Yes): Promise<boolean> {
  const rights = rightsOf(options, row);
  if (rights.length < 2 && row.agreed_by === null) return false;
  const left = await agreeTo(ctx, tx, { subject: row.id, rights });
  return left.length > 0;
}

const agree = (ctx: Operating, tx: Tx, { id }: queries.RedemptionRow) =>
  queries.saveDecision(tx, id, {
    agreed_by: ctx.caller.operatorId,
    agreed_at: ctx.clock.now(),
  });

type Deciding = Pick<DecideInput, 'decision' | 'reason'> & {
  readonly row: queries.RedemptionRow;
};

async function decide(ctx: Operating, tx: Tx, { row, decision, reason }: Deciding) {
  const isRejected = decision === 'reject';
  const decided = await queries.saveDecision(tx, row.id, {
    status: isRejected ? 'rejected' : 'approved',
    remark: reason || null,
    points_balance: isRejected ? await returnAll(ctx, tx, row) : row.points_balance,
    decided_by: ctx.caller.operatorId,
    decided_at: ctx.clock.now(),
  });
  await tellMember(ctx, tx, decided);
  return decided;
}

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
