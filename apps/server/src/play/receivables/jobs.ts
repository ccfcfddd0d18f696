import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import type { Play } from '../play/index.ts';
import { collectDebts } from './collect-debts.ts';

/** What a member brings or wins later pays what they owe first. */
export const receivablesJobs = (play: Play): readonly AnyJob[] => [
  job({
    name: 'receivables.collect',
    payload: z.object({}),
    schedule: '* * * * *',
    run: (world) => collectDebts({ world, play }),
  }),
];
