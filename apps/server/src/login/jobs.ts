import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../kernel/index.ts';
import * as queries from './queries.ts';

/** Forgets sign-ins that nobody came back from. */
const purgeOutside = job({
  name: 'login.purge-outside',
  payload: z.object({}),
  schedule: '40 3 * * *',
  run: (world) => queries.deleteExpiredBefore(world.db, later(world.clock.now(), -DAY_MS)),
});

export const loginJobs: readonly AnyJob[] = [purgeOutside];
