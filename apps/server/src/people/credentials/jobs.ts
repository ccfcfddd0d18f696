import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

/** Links are deleted a day after they ended; until then the page can say that one has expired. */
export const pruneResets = job({
  name: 'credentials.prune-resets',
  payload: z.object({}),
  schedule: '35 * * * *',
  run: async (world) => {
    await queries.deleteResetsBefore(world.db, later(world.clock.now(), -DAY_MS));
  },
});

export const credentialsJobs: readonly AnyJob[] = [pruneResets];
