import type { Brand } from '@baize/contract/brand';
import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job, type World } from '../../base/kernel/index.ts';
import { tellEnded } from './end-session.ts';
import * as loginQueries from './login-queries.ts';
import * as queries from './queries.ts';
import { idleBefore } from './rules.ts';

const BATCH = 1_000;
const SESSIONS_KEPT_MS = 30 * DAY_MS;
const LOGINS_KEPT_MS = 365 * DAY_MS;
/** Who was not there for so long proves anew that it is them. */
const ADDRESSES_KEPT_MS = 180 * DAY_MS;
const DEVICES_KEPT_MS = 365 * DAY_MS;

export const sessionsJobs = (brand: Pick<Brand, 'session'>): readonly AnyJob[] => [
  job({
    name: 'sessions.end-stale',
    payload: z.object({}),
    schedule: '*/5 * * * *',
    run: async (world) => {
      while ((await endStale(world, brand)) === BATCH);
    },
  }),
  job({
    name: 'sessions.purge',
    payload: z.object({}),
    schedule: '35 3 * * *',
    run: async (world) => {
      const now = world.clock.now();
      await queries.deleteEndedBefore(world.db, later(now, -SESSIONS_KEPT_MS));
      await loginQueries.forgetLoginsBefore(world.db, later(now, -LOGINS_KEPT_MS));
      await loginQueries.deleteAddressesBefore(world.db, later(now, -ADDRESSES_KEPT_MS));
      await loginQueries.deleteDevicesBefore(world.db, later(now, -DEVICES_KEPT_MS));
    },
  }),
];

/** Pages left open learn that their session is over; calls are refused by its times anyway. */
const endStale = (world: World, { session }: Pick<Brand, 'session'>): Promise<number> =>
  world.db.transaction().execute(async (tx) => {
    const at = world.clock.now();
    const stale = { idleBefore: idleBefore(session, at), limit: BATCH };
    const ended = await queries.endStale(tx, stale, { at, why: 'expired' });
    for (const { id, memberId } of ended) {
      await tellEnded(world, tx, { memberId, sessionId: id, why: 'expired' });
    }
    return ended.length;
  });
