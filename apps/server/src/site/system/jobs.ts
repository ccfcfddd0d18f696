import type { Brand } from '@baize/contract/brand';
import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

/** Reports are for repairing what broke; after some months they have served. */
export const systemJobs = ({ privacy }: Pick<Brand, 'privacy'>): readonly AnyJob[] => [
  job({
    name: 'system.prune-problems',
    payload: z.object({}),
    schedule: '40 3 * * *',
    run: async (world) => {
      const keptMs = privacy.retentionDays.problems * DAY_MS;
      await queries.deleteProblemsBefore(world.db, later(world.clock.now(), -keptMs));
    },
  }),
];
