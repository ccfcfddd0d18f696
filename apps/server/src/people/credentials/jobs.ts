import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

/** A day after it ended, nobody asks any more why a link no longer works. */
export const pruneResets = job({
  name: 'credentials.prune-resets',
  payload: z.object({}),
  schedule: '35 * * * *',
  run: async (world) => {
    await queries.deleteResetsBefore(world.db, later(world.clock.now(), -DAY_MS));
  },
});

export const credentialsJobs: readonly AnyJob[] = [pruneResets];
