import type { World } from '../kernel/index.ts';
import type { Heard, ProviderNotice } from '../payments/index.ts';
import { creditPayment } from './credit-payment.ts';
import * as queries from './queries.ts';

export type DepositNotice = Extract<ProviderNotice, { about: 'deposit' }>;

/**
 * A payment that a provider tells of, by itself or when asked. The order must be one that this
 * provider was asked for; only this, and an operator, ever credits.
 */
export async function hearDeposit(
  world: World,
  notice: DepositNotice,
  provider: string,
): Promise<Heard> {
  const { orderId, paymentId, amount, at: arrivedAt } = notice;
  const crediting = await world.db.transaction().execute(async (tx) => {
    const order = await queries.lockOrder(tx, orderId);
    if (order?.provider !== provider) return 'unknown';
    const payment = { provider, paymentId, amount, arrivedAt };
    return creditPayment(world, tx, { order, payment });
  });
  if (crediting !== 'conflict') return crediting;
  world.log.error(
    { alert: 'payment_contradicts', provider, orderId, paymentId, amount: String(amount) },
    'a payment was told of with other figures than before; nothing moved',
  );
  return 'known';
}
