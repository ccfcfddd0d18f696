import type { Brand } from '@baize/contract/brand';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { closeEnvelopes } from './close-envelopes.ts';
import { scheduleRain } from './schedule-rain.ts';

/** Announces the brand's next envelopes and sends back what nobody opened. */
export const envelopesJobs = (
  brand: Pick<Brand, 'currency' | 'timezone' | 'envelopes'>,
): readonly AnyJob[] => [
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
