import { assert } from '@baize/std/assert';
import { isBefore } from '@baize/std/time';
import type { Tx } from '../../../base/db/index.ts';
import type { World } from '../../../base/kernel/index.ts';
import {
  findMemberAccounts,
  houseAccount,
  type Move,
  postTransfers,
} from '../../../books/ledger/index.ts';
import type { PayoutWord } from '../../payments/index.ts';
import { lockOrder, type OrderRow, type WithdrawalId } from '../queries.ts';
import { stepOrder } from '../step-order.ts';
import { tellMember } from '../tell-member.ts';
import * as queries from './queries.ts';

export type FinalWord = Extract<PayoutWord, { status: 'paid' | 'failed' }>;

type PayoutAnswer<Word> = { readonly payout: queries.PayoutRow; readonly word: Word };

/**
 * Ends a payout by the provider's own word, once; false when it has ended before. Nothing but this
 * lets held money go.
 */
export const endPayout = (
  world: World,
  { payout, word }: PayoutAnswer<FinalWord>,
): Promise<boolean> =>
  world.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, payout.order_id);
    assert(order, 'a payout has its order');
    const at = world.clock.now();
    const isNews = await queries.endPayout(tx, payout.id, { status: word.status, at });
    if (!isNews) return false;
    if (word.status === 'paid') await letGo(world, tx, { order, payout, word });
    else await askAgain(world, tx, { order, reason: word.reason });
    return true;
  });

/** The provider has it and says so: an order that was on its way is there now. */
export const notePaying = (world: World, id: WithdrawalId): Promise<void> =>
  world.db.transaction().execute(async (tx) => {
    const payout = await queries.findPayout(tx, id);
    const order = payout && (await lockOrder(tx, payout.order_id));
    if (order?.status === 'approved') await stepOrder(world, tx, { order, status: 'paying' });
  });

type PaidPayout = PayoutAnswer<Extract<FinalWord, { status: 'paid' }>> & {
  readonly order: OrderRow;
};

async function letGo(world: World, tx: Tx, { order, payout, word }: PaidPayout): Promise<void> {
  const at = world.clock.now();
  const { currency } = order;
  const pockets = await findMemberAccounts(tx, order.member_id, currency);
  assert(pockets, 'a member has pockets');
  const holder = `provider:${payout.provider}` as const;
  const clearing = await houseAccount(tx, { holder, purpose: 'payment_clearing', currency });
  const eventAt = isBefore(word.at, at) ? word.at : at;
  const moves: Move[] = [
    { from: pockets.held, to: clearing, amount: order.payout, reason: 'withdrawal_paid', eventAt },
  ];
  if (order.fee > 0n) {
    const fees = await houseAccount(tx, { purpose: 'fee', currency });
    moves.push({ from: pockets.held, to: fees, amount: order.fee, reason: 'withdrawal_fee' });
  }
  await postTransfers(tx, { requestKey: `${payout.id}:paid`, at, moves });
  const paid = await stepOrder(world, tx, {
    order,
    status: 'paid',
    bank_reference: word.bankReference,
    reason: null,
    paid_at: at,
  });
  await tellMember(world, tx, { order: paid, news: 'withdrawal_paid' });
}

/** The money stays held; an operator decides whether to pay it otherwise or to give it back. */
async function askAgain(
  world: World,
  tx: Tx,
  { order, reason }: { order: OrderRow; reason: string },
): Promise<void> {
  await stepOrder(world, tx, {
    order,
    status: 'review',
    reason,
    round: order.round + 1,
    waiting_since: world.clock.now(),
  });
}
