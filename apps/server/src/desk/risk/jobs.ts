import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { lookAtGames } from './look-at-games.ts';
import { lookForRisk } from './look-for-risk.ts';
import type { RiskOptions } from './options.ts';

export const riskJobs = (options: RiskOptions): readonly AnyJob[] => [
  job({
    name: 'risk.look',
    payload: z.object({}),
    schedule: '* * * * *',
    run: (world) => lookForRisk(world, options),
  }),
  job({
    name: 'risk.look-at-games',
    payload: z.object({}),
    schedule: '25 * * * *',
    run: (world) => lookAtGames(world, options),
  }),
];
