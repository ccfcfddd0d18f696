import { dayOf } from '@baize/std/day';
import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { writeMessage } from '../messages/index.ts';
import type { IdentityOptions } from './options.ts';
import * as queries from './queries.ts';

/** Deletes pictures whose time is over, and tells members whose document has run out. */
export const identityJobs = ({ brand }: IdentityOptions): readonly AnyJob[] => [
  job({
    name: 'identity.tend',
    payload: z.object({}),
    schedule: '20 * * * *',
    run: async (world) => {
      const now = world.clock.now();
      await queries.deleteLooseBefore(world.db, later(now, -DAY_MS));
      const keptMs = brand.identity.picturesKeptDays * DAY_MS;
      await queries.deleteDecidedBefore(world.db, later(now, -keptMs));
      for (const { id, member_id: memberId } of await queries.listRunOut(
        world.db,
        dayOf(now, brand.timezone),
      )) {
        await world.db.transaction().execute(async (tx) => {
          await queries.markTold(tx, id, now);
          await writeMessage(world, tx, { memberId, news: { kind: 'identity_ran_out' } });
        });
      }
    },
  }),
];
