import { LOG_KEPT_DAYS } from '@baize/contract/event-log';
import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { deleteEntriesBefore } from './queries.ts';

export const eventsJobs: readonly AnyJob[] = [
  job({
    name: 'events.prune',
    payload: z.object({}),
    schedule: '35 3 * * *',
    run: async ({ db, clock }) => {
      await deleteEntriesBefore(db, later(clock.now(), -LOG_KEPT_DAYS * DAY_MS));
    },
  }),
];
