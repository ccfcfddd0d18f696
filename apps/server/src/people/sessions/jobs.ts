import type { Brand } from '@baize/contract/brand';
import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job, type World } from '../../base/kernel/index.ts';
import { tellEnded } from './end-session.ts';
import * as loginQueries from './login-queries.ts';
import * as queries from './queries.ts';
import { idleBefore } from './rules.ts';

const BATCH = 1_000;

export const sessionsJobs = (brand: Pick<Brand, 'session' | 'privacy'>): readonly AnyJob[] => [
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
      const { sessions, logins, addresses, devices } = brand.privacy.retentionDays;
      const before = (days: number) => later(world.clock.now(), -days * DAY_MS);
      await queries.deleteEndedBefore(world.db, before(sessions));
      await loginQueries.forgetLoginsBefore(world.db, before(logins));
      // Who was not there for so long proves anew that it is them.
      await loginQueries.deleteAddressesBefore(world.db, before(addresses));
      await loginQueries.deleteDevicesBefore(world.db, before(devices));
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
