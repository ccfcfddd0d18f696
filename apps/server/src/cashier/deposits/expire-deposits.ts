import type { World } from '../../base/kernel/index.ts';
import { publish } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { asOf } from './rules.ts';
import { listEnded } from './upkeep-queries.ts';

/** Writes down what `asOf` has been telling since the moment itself, and tells open pages. */
export async function expireDeposits(world: World): Promise<void> {
  for (const { id } of await listEnded(world.db, world.clock.now())) {
    await world.db.transaction().execute(async (tx) => {
      const kept = await queries.lockOrder(tx, id);
      if (!kept) return;
      const order = asOf(kept, world.clock.now());
      if (order === kept) return;
      const { status, steps, changed_at, member_id: memberId } = order;
      await queries.saveOrder(tx, id, { status, steps, changed_at });
      await publish(world, tx, { kind: 'deposit', payload: { orderId: id }, memberId });
    });
  }
}
