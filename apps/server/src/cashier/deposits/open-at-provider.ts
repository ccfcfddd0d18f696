import { assert } from '@baize/std/assert';
import { publish, type World } from '../../base/kernel/index.ts';
import type { DepositAsk, DepositId, DepositOpened } from '../payments/index.ts';
import type { DepositsOptions } from './options.ts';
import type { Order } from './order.ts';
import * as queries from './queries.ts';
import { nextAskAt, stepTo } from './rules.ts';
import { beginOpening } from './upkeep-queries.ts';

/**
 * Tells the provider of an order, as often as it takes: under one id it is one order there. Its
 * silence (an exception) leaves the order as it is.
 */
export async function openAtProvider(
  world: World,
  { providers, publicUrl }: DepositsOptions,
  id: DepositId,
): Promise<void> {
  const order = await beginOpening(world.db, id, world.clock.now());
  if (!order) return;
  const provider = providers.get(order.provider ?? '');
  assert(provider, `there is a provider called ${order.provider}`);
  const opened = await provider.openDeposit(askOf(order, publicUrl));
  await world.db.transaction().execute(async (tx) => {
    const current = await queries.lockOrder(tx, id);
    // Whoever was quicker, a payment even, has decided: there is nothing to open any more.
    if (current?.status !== 'opening') return;
    await queries.saveOrder(tx, id, changeBy(world, { ...current, ...timeOf(order) }, opened));
    const { member_id: memberId } = current;
    await publish(world, tx, { kind: 'deposit', payload: { orderId: id }, memberId });
  });
}

/** The time that the provider was told. */
const timeOf = ({ expires_at }: Order) => ({ expires_at });

function changeBy({ clock }: World, order: Order, opened: DepositOpened): queries.Change {
  const at = clock.now();
  if (opened.status === 'refused') {
    return { ...stepTo(order, 'failed', at), reason: opened.reason };
  }
  return {
    ...stepTo(order, 'waiting', at),
    ...timeOf(order),
    instructions: opened.instructions,
    pay_url: opened.payUrl,
    next_ask_at: nextAskAt(order, 0, at),
  };
}

const askOf = (order: Order, publicUrl: string): DepositAsk => ({
  orderId: order.id,
  reference: order.reference,
  kind: order.kind,
  method: order.method,
  amount: order.amount,
  currency: order.currency,
  expiresAt: order.expires_at,
  returnUrl: `${publicUrl}/member/depositv2?order=${order.id}`,
  language: order.language,
});
