import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { deleteDeliveriesBefore } from './queries.ts';

const KEPT_DAYS = 30;

export const webhooksJobs: readonly AnyJob[] = [
  job({
    name: 'webhooks.prune',
    payload: z.object({}),
    schedule: '40 3 * * *',
    run: async ({ db, clock }) => {
      await deleteDeliveriesBefore(db, later(clock.now(), -KEPT_DAYS * DAY_MS));
    },
  }),
];
