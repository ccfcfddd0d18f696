import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { tellSides } from './tell-sides.ts';

/** Writes down what nobody answered in time; nobody could accept it from that moment on anyway. */
export const expireOffers = job({
  name: 'agreements.expire-offers',
  payload: z.object({}),
  schedule: '* * * * *',
  run: async (world) => {
    const now = world.clock.now();
    const change = { status: 'expired', answered_at: now } as const;
    for (const { id } of await queries.listExpired(world.db, now)) {
      await world.db.transaction().execute(async (tx) => {
        const row = await queries.stepAgreement(tx, id, { from: 'offered', change });
        if (row) await tellSides(world, tx, row);
      });
    }
  },
});

export const agreementsJobs: readonly AnyJob[] = [expireOffers];
