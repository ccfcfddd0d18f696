import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { freezeBoards } from './boards/freeze-boards.ts';

export const missionsJobs: readonly AnyJob[] = [
  job({
    name: 'missions.freeze-boards',
    payload: z.object({}),
    schedule: '* * * * *',
    run: (world) => freezeBoards(world),
  }),
];
