import type { FreePlayTerms } from '@baize/contract/free-play-rules';
import { assert } from '@baize/std/assert';
import { type Minor, minor } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { publish, type World } from '../../base/kernel/index.ts';
import { grantFreeRounds } from '../../play/play/index.ts';
import type { RewardPayer, RewardRow } from '../claims/index.ts';

/** So many rounds at the stake of the terms. */
export const payFreeRounds: RewardPayer = async (world, tx, reward) => {
  const { stake } = termsOf(reward);
  assert(stake !== undefined, 'free rounds have a stake');
  const count = Number(reward.amount);
  await grant(world, tx, { reward, kind: 'rounds', count, stake: minor(BigInt(stake)) });
};

/** One bet of the reward's amount. */
export const payFreeBet: RewardPayer = (world, tx, reward) =>
  grant(world, tx, { reward, kind: 'bet', count: 1, stake: reward.amount });

function termsOf({ terms }: RewardRow): FreePlayTerms {
  const { freePlay } = terms;
  assert(typeof freePlay === 'object' && freePlay !== null, 'free play has terms');
  return freePlay as FreePlayTerms;
}

type NewGrant = {
  readonly reward: RewardRow;
  readonly kind: 'rounds' | 'bet';
  readonly count: number;
  readonly stake: Minor;
};

/** By the terms that were frozen when the reward was offered; the days count from the claim on. */
async function grant(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { reward, kind, count, stake }: NewGrant,
): Promise<void> {
  const { provider, games, playDays, wins } = termsOf(reward);
  const at = world.clock.now();
  const { kind: paysTo, ...bonusTerms } = wins;
  await grantFreeRounds(tx, {
    id: world.newId('fre'),
    vendor: provider,
    memberId: reward.member_id,
    currency: reward.currency,
    kind,
    games,
    stake,
    count,
    expiresAt: later(at, playDays * DAY_MS),
    grantedAt: at,
    reason: reward.programme,
    names: reward.names,
    rewardId: reward.id,
    ...(paysTo === 'bonus' ? { bonusTerms } : {}),
  });
  await publish(world, tx, { kind: 'rewards', payload: {}, memberId: reward.member_id });
}
