import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

/** Two days are longer than anything here is counted or could come back by a clock set wrong. */
export const pruneChallenges = job({
  name: 'challenges.prune',
  payload: z.object({}),
  schedule: '40 * * * *',
  run: async (world) => {
    await queries.deleteBefore(world.db, later(world.clock.now(), -2 * DAY_MS));
  },
});

export const challengesJobs: readonly AnyJob[] = [pruneChallenges];
