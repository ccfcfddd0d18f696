import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { endDue } from './queries.ts';

export const rafflesJobs: readonly AnyJob[] = [
  job({
    name: 'raffles.tend',
    payload: z.object({}),
    schedule: '* * * * *',
    run: async ({ db, clock }) => {
      await endDue(db, clock.now());
    },
  }),
];
