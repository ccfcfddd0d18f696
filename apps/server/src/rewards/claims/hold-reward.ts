import type { HoldReason } from '@baize/contract/reward';
import type { Tx } from '../../base/db/index.ts';
import { publish, type World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import type { RewardId, RewardRow } from './reward.ts';

type TellingWorld = Pick<World, 'clock'>;

type RewardHold = { readonly id: RewardId; readonly because: HoldReason };

/** Keeps a reward from being paid until somebody has looked, by a term that was published. */
export const holdReward = (world: TellingWorld, tx: Tx, { id, because }: RewardHold) =>
  change(world, tx, { id, from: 'offered', to: { state: 'held', held_because: because } });

/** Looked at, and nothing against it. */
export const releaseReward = (world: TellingWorld, tx: Tx, id: RewardId) =>
  change(world, tx, { id, from: 'held', to: { state: 'offered', held_because: null } });

/** Looked at, and not paid; why it was held stays on the receipt. */
export const refuseReward = (world: TellingWorld, tx: Tx, id: RewardId) =>
  change(world, tx, { id, from: 'held', to: { state: 'refused', ended_at: world.clock.now() } });

type StateChange = {
  readonly id: RewardId;
  readonly from: 'offered' | 'held';
  readonly to: Partial<Pick<RewardRow, 'state' | 'held_because' | 'ended_at'>>;
};

/** False where it is not in the state that it is changed from: somebody was first. */
async function change(world: TellingWorld, tx: Tx, { id, from, to }: StateChange) {
  const memberId = await queries.changeState(tx, id, { from, to });
  if (memberId) await publish(world, tx, { kind: 'rewards', payload: {}, memberId });
  return memberId !== null;
}
