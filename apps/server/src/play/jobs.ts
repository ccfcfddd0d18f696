import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../kernel/index.ts';
import { deleteTokensBefore } from './token-queries.ts';

export const pruneTokens = job({
  name: 'play.prune-tokens',
  payload: z.object({}),
  schedule: '35 * * * *',
  run: async (world) => {
    await deleteTokensBefore(world.db, later(world.clock.now(), -DAY_MS));
  },
});

export const playJobs: readonly AnyJob[] = [pruneTokens];
