import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { countReports } from './count-reports.ts';

export const reportsJobs = (zone: string): readonly AnyJob[] => [
  job({
    name: 'reports.count',
    payload: z.object({}),
    schedule: '* * * * *',
    run: (world) => countReports(world, zone),
  }),
];
