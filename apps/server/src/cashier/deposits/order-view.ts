import type { DepositOrder } from '@baize/contract/deposit';
import { subtract } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { viewChoice } from '../bonuses/index.ts';
import type { Order } from './order.ts';
import { asOf, canBeCancelled, depositFeeOf } from './rules.ts';

/** An order as its owner sees it at a moment. */
export function viewOf(
  kept: Order,
  { at, language }: { readonly at: Instant; readonly language: string },
): DepositOrder {
  const order = asOf(kept, at);
  // Who paid another amount than was ordered pays the fee of what arrived.
  const fee = depositFeeOf(
    order,
    order.paid > 0n && !canBeCancelled(order) ? order.paid : order.amount,
  );
  return {
    orderId: order.id,
    reference: order.reference,
    method: order.method,
    methodName: nameIn(order.names, language) ?? order.method,
    kind: order.kind,
    isByHand: order.provider === null,
    status: order.status,
    amount: order.amount,
    fee,
    credit: subtract(order.amount, depositFeeOf(order, order.amount)),
    paid: order.paid,
    credited: order.credited,
    instructions: order.instructions,
    payUrl: order.pay_url,
    expiresAt: order.expires_at.toISOString(),
    bonus: order.bonus && viewChoice(order.bonus, language),
    // An operator writes to the member; what a provider answers is in its own words, for operators.
    reason: order.status === 'refused' ? order.reason : null,
    slips: order.slips,
    createdAt: order.created_at.toISOString(),
    changedAt: order.changed_at.toISOString(),
    steps: [...order.steps],
  };
}

/** In the language asked for, else in English, else in any there is. */
export const nameIn = (
  names: Readonly<Record<string, string>>,
  language: string,
): string | undefined => names[language] ?? names['EN'] ?? Object.values(names)[0];
