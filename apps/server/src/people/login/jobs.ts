import type { Brand } from '@baize/contract/brand';
import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { closeTrials } from './close-trials.ts';
import * as queries from './queries.ts';
import { tellStrangeLogins } from './tell-strange-logins.ts';

/** Forgets sign-ins that nobody came back from. */
const purgeOutside = job({
  name: 'login.purge-outside',
  payload: z.object({}),
  schedule: '40 3 * * *',
  run: (world) => queries.deleteExpiredBefore(world.db, later(world.clock.now(), -DAY_MS)),
});

/** Not in the way of the login itself, which takes as long whether there is such an account or not. */
const tellStrange = job({
  name: 'login.tell-strange',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  run: tellStrangeLogins,
});

export const loginJobs = (brand: Pick<Brand, 'trialTypes'>): readonly AnyJob[] => [
  purgeOutside,
  tellStrange,
  job({
    name: 'login.close-trials',
    payload: z.object({}),
    schedule: '45 3 * * *',
    run: (world) => closeTrials(world, brand),
  }),
];
