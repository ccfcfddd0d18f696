import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { announceRaffles, type RaffleBrand } from './announce-raffles.ts';
import { endDue } from './queries.ts';

export const rafflesJobs = (brand: RaffleBrand): readonly AnyJob[] => [
  job({
    name: 'raffles.tend',
    payload: z.object({}),
    schedule: '* * * * *',
    run: async (world) => {
      await announceRaffles(world, brand);
      await endDue(world.db, world.clock.now());
    },
  }),
];
