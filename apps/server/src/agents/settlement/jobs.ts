import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { PAY_BILLS } from './job-names.ts';
import type { SettlementOptions } from './options.ts';
import { payBills } from './paying/pay-bills.ts';
import { runDue } from './runs/run-due.ts';

export const settlementJobs = (options: SettlementOptions): readonly AnyJob[] => [
  job({
    name: 'settlement.run',
    payload: z.object({}),
    schedule: '* * * * *',
    run: (world) => runDue(world, options),
  }),
  job({
    name: PAY_BILLS.name,
    payload: PAY_BILLS.payload,
    schedule: '* * * * *',
    run: (world) => payBills(world, options),
  }),
];
