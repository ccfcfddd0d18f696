import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

/** Sent and then not used: a day later nobody comes back to it. */
export const pruneUploads = job({
  name: 'uploads.prune',
  payload: z.object({}),
  schedule: '45 * * * *',
  run: async (world) => {
    await queries.deleteWaitingBefore(world.db, later(world.clock.now(), -DAY_MS));
  },
});

export const uploadsJobs: readonly AnyJob[] = [pruneUploads];
