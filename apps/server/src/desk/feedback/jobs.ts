import { later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { forgetNetworksBefore } from './queries.ts';
import { FLOOD_MS } from './rules.ts';

/** Where a guest wrote from is of no use once it no longer counts against a flood. */
const forgetNetworks = job({
  name: 'feedback.forget-networks',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  run: async ({ db, clock }) => {
    await forgetNetworksBefore(db, later(clock.now(), -FLOOD_MS));
  },
});

export const feedbackJobs: readonly AnyJob[] = [forgetNetworks];
