import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import { add, type Minor, subtract } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { publish, type World } from '../../base/kernel/index.ts';
import {
  findMemberAccounts,
  houseAccount,
  type Move,
  postTransfers,
} from '../../books/ledger/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import { grantBonus } from '../bonuses/index.ts';
import type { Order } from './order.ts';
import * as queries from './queries.ts';
import { findReceipt, HAND, insertReceipt, sumUncovered } from './receipt-queries.ts';
import { asOf, holdsBonus, isPaidUp, type Share, shareOf, stepTo } from './rules.ts';

export type Payment = {
  /** The provider's code, or `HAND`. */
  readonly provider: string;
  readonly paymentId: string;
  readonly amount: Minor;
  readonly arrivedAt: Instant;
};

/** `conflict`: the same name of a payment with another amount, or at another order. */
export type Crediting = 'taken' | 'known' | 'conflict';

type Arrived = {
  /** Locked. */
  readonly order: Order;
  readonly payment: Payment;
  /** What else changes with it. */
  readonly change?: queries.Change;
  /** On whose word alone it is credited; nobody's where a provider tells or two operators agree. */
  readonly aloneBy?: Id<'opr'> | null;
};

/**
 * Credits a payment that arrived, once, whatever the order's state: more or less than was asked
 * for, after its time, after its end. The receipt is what makes a repeat harmless.
 */
export async function creditPayment(world: World, tx: Tx, arrived: Arrived): Promise<Crediting> {
  const { order, payment } = arrived;
  const earlier = await findReceipt(tx, payment);
  if (earlier) return isSame(earlier, arrived) ? 'known' : 'conflict';
  const isByHand = payment.provider === HAND;
  const uncovered = isByHand ? (0n as Minor) : await sumUncovered(tx, order.id);
  const { amount } = payment;
  const share = shareOf(order, { paid: order.paid, uncovered, amount });
  if (!(await writeReceipt(world, tx, { ...arrived, share }))) return 'conflict';
  const granted = await giveBonus(world, tx, { ...arrived, share });
  await moveMoney(world, tx, { ...arrived, share, moves: granted.moves });
  const change = { ...arrived.change, bonus: granted.choice };
  await saveCredit(world, tx, { ...arrived, share, change });
  if (share.covered > 0n) {
    world.log.warn({ order: order.id, payment }, 'a provider tells of what was credited by hand');
  }
  return 'taken';
}

const isSame = (
  receipt: { readonly order_id: string; readonly amount: Minor },
  { order, payment }: Arrived,
): boolean => receipt.order_id === order.id && receipt.amount === payment.amount;

type Shared = Arrived & { readonly share: Share };

const writeReceipt = (world: World, tx: Tx, { order, payment, share, aloneBy = null }: Shared) =>
  insertReceipt(tx, {
    provider: payment.provider,
    payment_id: payment.paymentId,
    order_id: order.id,
    member_id: order.member_id,
    amount: payment.amount,
    ...share,
    arrived_at: payment.arrivedAt,
    created_at: world.clock.now(),
    alone_by: aloneBy,
  });

/** What was chosen along with the deposit, from all that has arrived for it. */
async function giveBonus(world: World, tx: Tx, { order, payment, share }: Shared) {
  const { id: depositId, member_id: memberId, currency, bonus: choice } = order;
  if (!choice) return { choice, moves: [] };
  return grantBonus(world, tx, {
    choice,
    depositId,
    memberId,
    currency,
    arrived: paidAfter(order, { payment, share }),
    isInTime: holdsBonus(order, payment.arrivedAt),
  });
}

const paidAfter = ({ paid }: Order, { payment, share }: Pick<Shared, 'payment' | 'share'>): Minor =>
  add(paid, subtract(payment.amount, share.covered));

type Moving = Shared & { readonly moves: readonly Move[] };

async function moveMoney(world: World, tx: Tx, moving: Moving): Promise<void> {
  const { order, payment, share } = moving;
  const { member_id: memberId, currency } = order;
  const clearing = (code: string) =>
    houseAccount(tx, { holder: `provider:${code}`, purpose: 'payment_clearing', currency });
  const accounts = await findMemberAccounts(tx, memberId, currency);
  assert(accounts, 'a member has pockets');
  const from = await clearing(payment.provider);
  const moves: Move[] = [...moving.moves];
  const { covered, credited, fee } = share;
  const eventAt = payment.arrivedAt;
  if (covered > 0n) {
    const to = await clearing(HAND);
    moves.push({ from, to, amount: covered, reason: 'deposit_covered', eventAt });
  }
  if (credited > 0n) {
    const to = accounts.cash;
    moves.push({ from, to, amount: credited, reason: 'deposit_credited', eventAt });
  }
  if (fee > 0n) {
    const to = await houseAccount(tx, { purpose: 'fee', currency });
    moves.push({ from, to, amount: fee, reason: 'deposit_fee', eventAt });
  }
  await postTransfers(tx, { requestKey: keyOf(order, payment), at: world.clock.now(), moves });
}

const keyOf = ({ id }: Order, { provider, paymentId }: Payment): string =>
  provider === HAND ? `${id}:${HAND}:${paymentId}` : `${id}:${paymentId}`;

async function saveCredit(world: World, tx: Tx, shared: Shared): Promise<void> {
  const { order, payment, share, change } = shared;
  const at = world.clock.now();
  const paid = paidAfter(order, { payment, share });
  const isComplete = isPaidUp({ paid, amount: order.amount });
  await queries.saveOrder(tx, order.id, {
    ...stepTo(asOf(order, at), 'credited', at),
    paid,
    credited: add(order.credited, share.credited),
    reason: null,
    ...(isComplete && { next_ask_at: null }),
    ...change,
  });
  const { member_id: memberId } = order;
  await publish(world, tx, { kind: 'deposit', payload: { orderId: order.id }, memberId });
  await publish(world, tx, { kind: 'balance', payload: {}, memberId });
  const { credited: amount } = share;
  if (amount === 0n) return;
  const news = { kind: 'deposit_credited', amount, reference: order.reference } as const;
  await writeMessage(world, tx, { memberId, news });
}
