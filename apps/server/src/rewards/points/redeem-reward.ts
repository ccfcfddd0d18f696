import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/points';
import type { Redemption } from '@baize/contract/points';
import type { MallReward } from '@baize/contract/points-rules';
import { assert } from '@baize/std/assert';
import { dayOf } from '@baize/std/day';
import { minor } from '@baize/std/money';
import type { Tx } from '../../base/db/index.ts';
import { answerOnce, type Ctx, ensure, publish } from '../../base/kernel/index.ts';
import {
  accountOf,
  houseAccount,
  type Move,
  openMemberAccount,
  POINTS,
  postTransfers,
} from '../../books/ledger/index.ts';
import { withReference } from '../../cashier/payments/index.ts';
import { proveSender } from '../../cashier/transfers/index.ts';
import { ensureMayPlay, getMember, type Member } from '../../people/members/index.ts';
import { canBeRewarded, offerReward } from '../claims/index.ts';
import { type PointsOptions, pricesOf, programmeOf, rewardOf } from './options.ts';
import { lockMembers } from './queries.ts';
import { readPoints } from './read-points.ts';
import * as queries from './redemption-queries.ts';
import { viewRedemption } from './redemption-view.ts';

type RedeemInput = Input<typeof contract.redeemReward>;
type RedeemOrder = Omit<RedeemInput, 'paymentPassword'>;

/**
 * Takes points, and money where the reward costs some, and a piece of the stock. A voucher is
 * approved at once and can be claimed as a reward; goods wait for an operator.
 */
export const redeemReward =
  (options: PointsOptions) =>
  (ctx: Ctx, { paymentPassword, ...asked }: RedeemInput): Promise<Redemption> => {
    const { memberId } = ctx.caller;
    return answerOnce(ctx, {
      name: `redeem ${memberId} ${asked.requestKey}`,
      find: (db) => queries.findRedemptionByKey(db, memberId, asked.requestKey),
      isSame: (row) => row.reward_key === asked.rewardId && row.quantity === asked.quantity,
      check: async () => {
        ensure(programmeOf(options), 'feature_off');
        await proveSender(ctx, paymentPassword);
      },
      write: (tx) => writeRedemption(ctx, tx, { options, asked }),
      view: async (_db, row) => viewRedemption(row, asked.language),
    });
  };

type Redeeming = { readonly options: PointsOptions; readonly asked: RedeemOrder };

/** The redemption itself, of a member who has proven who they are. */
export async function writeRedemption(
  ctx: Ctx,
  tx: Tx,
  { options, asked }: Redeeming,
): Promise<queries.RedemptionRow> {
  const reward = rewardOf(options, asked.rewardId);
  ensure(reward, 'mall_reward_gone');
  const prices = pricesOf(reward, asked.quantity);
  const isAsSeen = prices.points === asked.points && prices.amount === asked.amount;
  ensure(isAsSeen, 'points_terms_changed');
  ensure(reward.type === 'voucher' || asked.recipient, 'mall_address_needed');
  const member = await getMember(tx, ctx.caller.memberId);
  await ensureMayPlay(tx, member.id, ctx.clock.now());
  ensure(canBeRewarded(member, ctx.clock.now()), 'account_closed');
  // Held from here on, by all who change points: what is there now is there when it is taken.
  await lockMembers(tx, [member.id]);
  const { balance } = await readPoints(tx, member.id);
  const missing = `${prices.points - balance}`;
  ensure(balance >= prices.points, 'points_too_few', { missing });
  const { quantity } = asked;
  const stock = { rewardKey: reward.id, quantity, stock: reward.stock };
  ensure(await queries.takeStock(tx, stock), 'mall_sold_out');
  const row = await rowOf(ctx, tx, { asked, reward, member });
  const day = dayOf(row.created_at, options.site.brand.timezone);
  const redemption = await withReference({ id: row.id, day }, (reference) =>
    queries.insertRedemption(tx, { ...row, reference }),
  );
  if (redemption.status === 'approved') await payVoucher(ctx, tx, { row: redemption, reward });
  await publish(ctx, tx, { kind: 'points', payload: {}, memberId: member.id });
  if (prices.amount > 0n) {
    await publish(ctx, tx, { kind: 'balance', payload: {}, memberId: member.id });
  }
  return redemption;
}

type NewRedemption = {
  readonly asked: RedeemOrder;
  readonly reward: MallReward;
  readonly member: Member;
};

/** Takes what it costs, both parts under one key, and says what is left. */
async function rowOf(
  ctx: Ctx,
  tx: Tx,
  { asked, reward, member }: NewRedemption,
): Promise<queries.RedemptionRow> {
  const { id: memberId, currency } = member;
  const prices = pricesOf(reward, asked.quantity);
  const id = ctx.newId('rdm');
  const at = ctx.clock.now();
  const moves: Move[] = [
    {
      from: await openMemberAccount(tx, { memberId, purpose: 'points', currency: POINTS }),
      to: await houseAccount(tx, { purpose: 'issue', currency: POINTS }),
      amount: prices.points,
      reason: 'points_redeemed',
    },
  ];
  if (prices.amount > 0n) {
    moves.push({
      from: await accountOf(tx, { memberId, purpose: 'cash', currency }),
      to: await houseAccount(tx, { purpose: 'promotion', currency }),
      amount: prices.amount,
      reason: 'points_reward_paid',
    });
  }
  const [taken] = await postTransfers(tx, { requestKey: `${id}:redeem`, at, moves });
  assert(taken, 'points were taken');
  const isVoucher = reward.type === 'voucher';
  return {
    id,
    reference: '', // Found when it is written.
    request_key: asked.requestKey,
    member_id: memberId,
    reward_key: reward.id,
    type: reward.type,
    names: reward.name,
    quantity: asked.quantity,
    ...prices,
    currency,
    recipient: isVoucher ? null : JSON.stringify(asked.recipient),
    status: isVoucher ? 'approved' : 'processing',
    remark: null,
    points_balance: taken.fromBalance,
    decided_by: null,
    agreed_by: null,
    agreed_at: null,
    created_at: at,
    decided_at: isVoucher ? at : null,
  };
}

/** A voucher is a reward like any other: it stands in the reward center and is claimed there. */
async function payVoucher(ctx: Ctx, tx: Tx, { row, reward }: Voucher): Promise<void> {
  const { id, member_id: memberId, names } = row;
  const offer = {
    memberId,
    names,
    sourceKey: id,
    programme: 'mall',
    ...paidBy(reward, row),
  } as const;
  const offered = await offerReward(ctx, tx, offer);
  assert(offered, 'who may redeem may be rewarded');
}

type Voucher = { readonly row: queries.RedemptionRow; readonly reward: MallReward };

/** Cash, or free rounds by the terms the mall had when the points were taken. */
function paidBy(reward: MallReward, { cash, quantity }: queries.RedemptionRow) {
  if (reward.type !== 'voucher' || !reward.freeRounds)
    return { kind: 'cash', amount: cash } as const;
  const { rounds, ...freePlay } = reward.freeRounds;
  const amount = minor(BigInt(rounds) * BigInt(quantity));
  return { kind: 'free_rounds', amount, terms: { freePlay } } as const;
}
