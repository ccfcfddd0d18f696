import { later, MINUTE_MS } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job, type World } from '../../base/kernel/index.ts';
import { listBonusPlayers } from '../../play/play/index.ts';
import { announceEnds } from './announce-ends.ts';
import { SETTLE_MEMBER_JOB } from './job-names.ts';
import * as queries from './queries.ts';
import { settleMember } from './settle-member.ts';

/** How many active bonuses one run counts; those that were counted longest ago come first. */
const COUNTED_MAX = 500;
/** A change carries the moment it was decided at and is seen when it is written, a little later. */
const OVERLAP_MS = 2 * MINUTE_MS;

/** Ends what is bet often enough or ran out, and moves what came back late. */
const settleJob = job({
  name: 'bonuses.settle',
  payload: z.object({}),
  schedule: '* * * * *',
  run: async (world: World) => {
    const at = world.clock.now();
    const changed = await listBonusPlayers(
      world.db,
      later(await queries.readMark(world.db), -OVERLAP_MS),
    );
    const active = await queries.listLongestUncounted(world.db, COUNTED_MAX);
    for (const memberId of new Set([...changed, ...active])) {
      await settleMember(world, { memberId });
    }
    await queries.moveMark(world.db, at);
  },
});

const settleMemberJob = job({
  ...SETTLE_MEMBER_JOB,
  run: (world: World, { memberId }) => settleMember(world, { memberId }),
});

/** Announces the end of bonuses, three days and one day before it. */
const noticeJob = job({
  name: 'bonuses.announce-end',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  run: announceEnds,
});

export const bonusesJobs: readonly AnyJob[] = [settleJob, settleMemberJob, noticeJob];
