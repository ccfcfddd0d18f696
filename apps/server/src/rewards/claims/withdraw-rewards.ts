import type { RefusalReason } from '@baize/contract/reward';
import type { Tx } from '../../base/db/index.ts';
import { publishToMany, type World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import type { RewardId } from './reward.ts';

/** What they were earned by was undone before anybody claimed them; what was claimed stays paid. */
export async function withdrawRewards(
  world: Pick<World, 'clock'>,
  tx: Tx,
  ids: readonly RewardId[],
): Promise<void> {
  if (ids.length === 0) return;
  const because: RefusalReason = 'undone';
  const ending = { held_because: because, ended_at: world.clock.now() };
  const withdrawn = await queries.refuseOpen(tx, ids, ending);
  const memberIds = [...new Set(withdrawn.map(({ member_id }) => member_id))];
  await publishToMany(world, tx, { kind: 'rewards', payload: {}, memberIds });
}
