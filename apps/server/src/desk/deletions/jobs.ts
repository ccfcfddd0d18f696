import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { deleteMarksBefore } from '../../people/exclusions/index.ts';
import { deleteMember } from './delete-member.ts';
import { listDueDeletions } from './queries.ts';

/** Carries out what is due, and forgets marks whose time is over. */
export const deletionsJobs: readonly AnyJob[] = [
  job({
    name: 'deletions.tend',
    payload: z.object({}),
    schedule: '5 * * * *',
    run: async (world) => {
      for (const request of await listDueDeletions(world.db, world.clock.now())) {
        await deleteMember(world, request);
      }
      await deleteMarksBefore(world.db, world.clock.now());
    },
  }),
];
