import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

const KEPT_MS = 90 * DAY_MS;

/** Reports are for repairing what broke; after three months they have served. */
export const pruneProblems = job({
  name: 'system.prune-problems',
  payload: z.object({}),
  schedule: '40 3 * * *',
  run: async (world) => {
    await queries.deleteProblemsBefore(world.db, later(world.clock.now(), -KEPT_MS));
  },
});

export const systemJobs: readonly AnyJob[] = [pruneProblems];
