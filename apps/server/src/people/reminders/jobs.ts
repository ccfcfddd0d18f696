import type { Brand } from '@baize/contract/brand';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { remindOfLimits } from './remind-of-limits.ts';

export const remindersJobs = (brand: Brand): readonly AnyJob[] => [
  job({
    name: 'reminders.limits',
    payload: z.object({}),
    schedule: '40 4 * * *',
    run: (world) => remindOfLimits(world, brand),
  }),
];
