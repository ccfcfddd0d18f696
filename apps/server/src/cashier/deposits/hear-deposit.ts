import { type Minor, subtract } from '@baize/std/money';
import type { Tx } from '../../base/db/index.ts';
import { publish, type World } from '../../base/kernel/index.ts';
import { raiseAlert } from '../../play/play/index.ts';
import type { NoticeOutcome, ProviderNotice } from '../payments/index.ts';
import { type Crediting, creditPayment, type Payment } from './credit-payment.ts';
import { findHeld, insertHeld } from './held-queries.ts';
import type { Order } from './order.ts';
import * as queries from './queries.ts';
import { deleteApprovals } from './queue-queries.ts';
import { findReceipt, sumUncovered } from './receipt-queries.ts';
import { asOf, stepTo } from './rules.ts';

export type DepositNotice = Extract<ProviderNotice, { about: 'deposit' }>;

export type Hearing = {
  readonly provider: string;
  /** The most that one payment credits without operators having looked. */
  readonly ceiling: Minor;
};

/**
 * A payment that a provider tells of, by itself or when asked. The order must be one that this
 * provider was asked for; only this, and an operator, ever credits.
 */
export async function hearDeposit(
  world: World,
  notice: DepositNotice,
  { provider, ceiling }: Hearing,
): Promise<NoticeOutcome> {
  const { orderId, paymentId, amount, at: arrivedAt } = notice;
  const crediting = await world.db.transaction().execute(async (tx) => {
    const order = await queries.lockOrder(tx, orderId);
    if (order?.provider !== provider) return 'unknown';
    const payment = { provider, paymentId, amount, arrivedAt };
    if (notice.currency !== undefined && notice.currency !== order.currency) {
      await alert(world, tx, { order, payment, code: 'payment_currency' });
      return 'refused';
    }
    const held = await holdPayment(world, tx, { order, payment, ceiling });
    return held ?? creditPayment(world, tx, { order, payment });
  });
  if (crediting !== 'conflict') return crediting;
  world.log.error(
    { alert: 'payment_contradicts', provider, orderId, paymentId, amount: String(amount) },
    'a payment was told of with other figures than before; nothing moved',
  );
  return 'known';
}

type Holding = { readonly order: Order; readonly payment: Payment; readonly ceiling: Minor };

/**
 * Brings a payment above the ceiling to the operators instead of crediting it; null when it is not
 * above. What an operator has credited by hand before is not credited again, so it does not count.
 */
async function holdPayment(world: World, tx: Tx, holding: Holding): Promise<Crediting | null> {
  const { order, payment, ceiling } = holding;
  const earlier = await findHeld(tx, payment);
  if (earlier) {
    const isSame = earlier.order_id === order.id && earlier.amount === payment.amount;
    return isSame ? 'known' : 'conflict';
  }
  if (payment.amount <= ceiling || (await findReceipt(tx, payment))) return null;
  if (subtract(payment.amount, await sumUncovered(tx, order.id)) <= ceiling) return null;
  const at = world.clock.now();
  await insertHeld(tx, {
    provider: payment.provider,
    payment_id: payment.paymentId,
    order_id: order.id,
    amount: payment.amount,
    arrived_at: payment.arrivedAt,
    held_at: at,
    outcome: null,
    decided_at: null,
  });
  // Whoever agreed to something for this order before has not agreed to this.
  await deleteApprovals(tx, order.id);
  const change = { ...stepTo(asOf(order, at), 'checking', at), queued_at: order.queued_at ?? at };
  await queries.saveOrder(tx, order.id, change);
  const { id: orderId, member_id: memberId } = order;
  await publish(world, tx, { kind: 'deposit', payload: { orderId }, memberId });
  await alert(world, tx, { order, payment, code: 'payment_above_ceiling' });
  return 'taken';
}

const ALERTS = {
  payment_above_ceiling: 'a payment above the ceiling waits for two operators; nothing moved',
  payment_currency: 'a payment in another currency than its order was refused; nothing moved',
} as const;

type PaymentAlert = Pick<Holding, 'order' | 'payment'> & { readonly code: keyof typeof ALERTS };

/** On the same list as what game vendors do against the rules: one place to look. */
async function alert(world: World, tx: Tx, { order, payment, code }: PaymentAlert): Promise<void> {
  const { provider, paymentId, amount } = payment;
  const about = { vendor: provider, code, command: 'deposit', tx_id: paymentId };
  await raiseAlert(tx, { ...about, member_id: order.member_id }, world.clock.now());
  world.log.error(
    { alert: code, provider, orderId: order.id, paymentId, amount: String(amount) },
    ALERTS[code],
  );
}
