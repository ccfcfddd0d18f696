import type { World } from '../../../base/kernel/index.ts';
import type { ProviderNotice } from '../../payments/index.ts';
import { endPayout } from './end-payout.ts';
import { findPayout } from './queries.ts';

export type PayoutNotice = Extract<ProviderNotice, { about: 'payout' }>;

/**
 * Takes what a provider says by itself, after its signature was found right, about what it was asked
 * to pay. Said again it is known; said otherwise than before it changes nothing, and people must look at it.
 */
export async function hearPayout(
  world: World,
  { orderId, word }: PayoutNotice,
  provider: string,
): Promise<'taken' | 'known' | 'unknown'> {
  const payout = await findPayout(world.db, orderId);
  if (payout?.provider !== provider) return 'unknown';
  if (await endPayout(world, { payout, word })) return 'taken';
  const ended = await findPayout(world.db, orderId);
  if (ended?.status !== word.status) {
    world.log.error({ payout: orderId, said: word.status }, 'a provider contradicts itself');
  }
  return 'known';
}
