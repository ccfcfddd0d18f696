import { assert } from '@baize/std/assert';
import type { World } from '../kernel/index.ts';
import type { DepositId } from '../payments/index.ts';
import { hearDeposit } from './hear-deposit.ts';
import type { DepositsOptions } from './options.ts';
import * as queries from './queries.ts';
import { isPaidUp, nextAskAt } from './rules.ts';

/**
 * Asks the provider what arrived for an order, and credits what it tells. When it is asked next is
 * written down first: whoever asks at the same time, or after a crash, does no harm.
 */
export async function askProvider(
  world: World,
  { providers }: Pick<DepositsOptions, 'providers'>,
  id: DepositId,
): Promise<void> {
  const order = await queries.findOrder(world.db, id);
  if (!order || order.provider === null || order.status === 'opening') return;
  const provider = providers.get(order.provider);
  assert(provider, `there is a provider called ${order.provider}`);
  const ask_count = order.ask_count + 1;
  const next = isPaidUp(order) ? null : nextAskAt(order, ask_count, world.clock.now());
  await queries.saveOrder(world.db, id, { ask_count, next_ask_at: next });
  const word = await provider.askDeposit(id);
  if (word.status === 'unheard') {
    world.log.warn({ order: id, provider: provider.code }, 'a provider does not know its order');
    return;
  }
  for (const payment of word.payments) {
    await hearDeposit(world, { about: 'deposit', orderId: id, ...payment }, provider.code);
  }
}
