import { assert } from '@baize/std/assert';
import type { World } from '../../../base/kernel/index.ts';
import { findBankCode } from '../../../people/members/index.ts';
import type { PaymentProvider, PaymentProviders, PayoutAsk } from '../../payments/index.ts';
import { findOrder, type WithdrawalId } from '../queries.ts';
import { endPayout, notePaying } from './end-payout.ts';
import * as queries from './queries.ts';

/**
 * Brings a payout one step further. The first time the provider is told, after that it is asked
 * what became of it, and told again, under the same id, only when it never heard of it. Its silence
 * (an exception) leaves everything as it is, and the job comes again.
 */
export async function carryPayout(
  world: World,
  providers: PaymentProviders,
  id: WithdrawalId,
): Promise<void> {
  const payout = await queries.countAttempt(world.db, id);
  if (!payout) return;
  const provider = providers.get(payout.provider);
  assert(provider, `there is a provider ${payout.provider}`);
  const word = await hear(provider, await askOf(world, payout), payout.attempts === 1);
  if (word.status === 'paying') await notePaying(world, id);
  else await endPayout(world, { payout, word });
}

async function hear(provider: PaymentProvider, ask: PayoutAsk, isFirst: boolean) {
  let word = isFirst ? await provider.pay(ask) : await provider.askPayout(ask.orderId);
  if (word.status === 'unheard') word = await provider.pay(ask);
  if (word.status === 'unheard') throw new Error(`${provider.code} was told and has not heard`);
  return word;
}

async function askOf(world: World, payout: queries.PayoutRow): Promise<PayoutAsk> {
  const order = await findOrder(world.db, payout.order_id as WithdrawalId);
  assert(order, 'a payout has its order');
  return {
    orderId: payout.id as WithdrawalId,
    reference: order.reference,
    amount: order.payout,
    currency: order.currency,
    bankCode: await findBankCode(world.db, order.bank_account_id),
    bankName: order.bank_name,
    accountNumber: order.account_number,
    accountName: order.account_name,
  };
}
