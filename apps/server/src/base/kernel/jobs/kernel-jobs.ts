import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import * as busQueries from '../events/queries.ts';
import * as sealQueries from '../seal/queries.ts';
import { currentSealKey } from '../seal/seal.ts';
import { type AnyJob, job } from './jobs.ts';

/** Makes tomorrow's key before anyone has to wait for it, and deletes those that have expired. */
export const rotateSealKey = job({
  name: 'kernel.rotate-seal-key',
  payload: z.object({}),
  schedule: '5 * * * *',
  run: async (world) => {
    await currentSealKey(world);
    await sealQueries.deleteRetiredKeys(world.db, world.clock.now());
  },
});

export const pruneEvents = job({
  name: 'kernel.prune-events',
  payload: z.object({}),
  schedule: '25 * * * *',
  run: async (world) => {
    await busQueries.deleteEventsBefore(world.db, later(world.clock.now(), -DAY_MS));
  },
});

export const kernelJobs: readonly AnyJob[] = [rotateSealKey, pruneEvents];
