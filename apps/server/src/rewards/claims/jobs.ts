import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { releaseOverdue } from './decide-hold.ts';
import { announceOpened, endExpired, tellOfEndings } from './tend-rewards.ts';

/** Releases what was held too long, says what can be claimed from now on, gives notice of what ends soon, and ends what is over. */
const tendJob = job({
  name: 'claims.tend',
  payload: z.object({}),
  schedule: '* * * * *',
  run: async (world) => {
    await releaseOverdue(world);
    await announceOpened(world);
    await tellOfEndings(world);
    await endExpired(world);
  },
});

export const claimsJobs: readonly AnyJob[] = [tendJob];
