import type { Brand } from '@baize/contract/brand';
import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

/** Two days, as is usual, are longer than anything here is counted or could come back by a wrong clock. */
export const challengesJobs = ({ privacy }: Pick<Brand, 'privacy'>): readonly AnyJob[] => [
  job({
    name: 'challenges.prune',
    payload: z.object({}),
    schedule: '40 * * * *',
    run: async (world) => {
      const keptMs = privacy.retentionDays.codes * DAY_MS;
      await queries.deleteBefore(world.db, later(world.clock.now(), -keptMs));
    },
  }),
];
