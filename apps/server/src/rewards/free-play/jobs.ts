import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { handOverWins } from './hand-over-wins.ts';
import { tellOfEnds, tellOfOver } from './tell-of-ends.ts';

/** Gives notice of rounds that end unplayed, and offers what played ones have won as a bonus. */
const tendJob = job({
  name: 'free-play.tend',
  payload: z.object({}),
  schedule: '* * * * *',
  run: async (world) => {
    await handOverWins(world);
    await tellOfEnds(world);
    await tellOfOver(world);
  },
});

export const freePlayJobs: readonly AnyJob[] = [tendJob];
