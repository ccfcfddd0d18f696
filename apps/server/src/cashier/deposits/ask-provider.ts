import { assert } from '@baize/std/assert';
import type { World } from '../../base/kernel/index.ts';
import type { DepositId } from '../payments/index.ts';
import { hearDeposit } from './hear-deposit.ts';
import type { DepositsOptions } from './options.ts';
import * as queries from './queries.ts';
import { ceilingOf, isPaidUp, nextAskAt } from './rules.ts';

/** Asks the provider what arrived for an order, and credits what it tells. */
export async function askProvider(
  world: World,
  { providers, site }: Pick<DepositsOptions, 'providers' | 'site'>,
  id: DepositId,
): Promise<void> {
  const code = await countAsk(world, id);
  if (code === null) return;
  const provider = providers.get(code);
  assert(provider, `there is a provider called ${code}`);
  const word = await provider.askDeposit(id);
  if (word.status === 'unheard') {
    world.log.warn({ order: id, provider: code }, 'a provider does not know its order');
    return;
  }
  const hearing = { provider: code, ceiling: ceilingOf(site.brand) };
  for (const payment of word.payments) {
    await hearDeposit(world, { about: 'deposit', orderId: id, ...payment }, hearing);
  }
}

/**
 * When it is asked next is written down first: who asks at the same time, or after a crash, does no
 * harm. The lock keeps this from undoing what a payment has just written.
 */
const countAsk = (world: World, id: DepositId): Promise<string | null> =>
  world.db.transaction().execute(async (tx) => {
    const order = await queries.lockOrder(tx, id);
    if (!order || order.status === 'opening') return null;
    const ask_count = order.ask_count + 1;
    const next = isPaidUp(order) ? null : nextAskAt(order, ask_count, world.clock.now());
    await queries.saveOrder(tx, id, { ask_count, next_ask_at: next });
    return order.provider;
  });
