import type { Brand } from '@baize/contract/brand';
import { DAY_MS, later } from '@baize/std/time';
import type { World } from '../../base/kernel/index.ts';
import { changeStatus, listActiveOfTypes } from '../members/index.ts';
import { endOtherSessions } from '../sessions/index.ts';

const TRIAL_KEPT_MS = 7 * DAY_MS;
const BATCH = 500;

/**
 * Closes the trials that were begun a week ago: nobody can log in to one, so what is left of them is
 * a session. They are not deleted, because the ledger forgets nothing, play money included.
 */
export async function closeTrials(
  world: World,
  { trialTypes }: Pick<Brand, 'trialTypes'>,
): Promise<void> {
  const old = { types: trialTypes, createdBefore: later(world.clock.now(), -TRIAL_KEPT_MS) };
  let closed: number;
  do {
    closed = await world.db.transaction().execute(async (tx) => {
      const trials = await listActiveOfTypes(tx, { ...old, limit: BATCH });
      for (const { id: memberId } of trials) {
        await endOtherSessions(world, tx, { memberId, except: null, why: 'expired' });
        await changeStatus(world, tx, { memberId, status: 'closed' });
      }
      return trials.length;
    });
  } while (closed === BATCH);
}
