import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { closeEnvelopes } from './close-envelopes.ts';
import { type RainBrand, scheduleRain } from './schedule-rain.ts';

/** Announces the brand's next envelopes and sends back what nobody opened. */
export const envelopesJobs = (brand: RainBrand): readonly AnyJob[] => [
  job({
    name: 'envelopes.tend',
    payload: z.object({}),
    schedule: '* * * * *',
    run: async (world) => {
      await scheduleRain(world, brand);
      await closeEnvelopes(world);
    },
  }),
];
