import * as z from 'zod/mini';
import { type AnyJob, job } from '../base/kernel/index.ts';
import { countDays } from './count-days.ts';

const countRecordDays = job({
  name: 'records.count-days',
  payload: z.object({}),
  schedule: '* * * * *',
  run: countDays,
});

export const recordsJobs: readonly AnyJob[] = [countRecordDays];
