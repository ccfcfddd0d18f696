import { BET_MEASURES } from '@baize/contract/mission-rules';
import { dayOf } from '@baize/std/day';
import { DAY_MS, isBefore, later, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { type Repeating, repeat, type World } from '../../base/kernel/index.ts';
import { listDepositorsSince } from '../../cashier/deposits/index.ts';
import { listProvenSince } from '../../people/members/index.ts';
import { listLoginsSince } from '../../people/sessions/index.ts';
import { countMissions } from './count-missions.ts';
import type { MissionOptions } from './mission.ts';
import * as queries from './queries.ts';

const EVERY_MS = 2 * SECOND_MS;

/** So much is looked at again each time: a row carries its moment and is seen a little later. */
const OVERLAP_MS = 2 * MINUTE_MS;

/** After a longer pause, and at the very first time, no more than this is looked at. */
const BACK_MAX_MS = DAY_MS;

/**
 * Moves the missions of those who deposited, logged in or proved a contact since the last time.
 * Whoever counts holds the mark and moves it in the transaction that counted: harmless when repeated,
 * done by several at once or killed.
 */
export const countMembersDoings = (world: World, options: MissionOptions): Promise<void> =>
  world.db.transaction().execute(async (tx) => {
    const mark = await queries.lockMarkIfFree(tx);
    if (!mark) return;
    const now = world.clock.now();
    const longAgo = later(now, -BACK_MAX_MS);
    const last = later(mark.counted_to, -OVERLAP_MS);
    const since = isBefore(last, longAgo) ? longAgo : last;
    const doings = [
      ...(await listDepositorsSince(tx, since)),
      ...(await listLoginsSince(tx, since)),
      ...(await listProvenSince(tx, since)),
    ];
    const days = doings.map(({ memberId, at }) => ({ memberId, day: dayOf(at, options.zone) }));
    await countMissions(world, tx, {
      ...options,
      days: [...new Map(days.map((each) => [`${each.memberId} ${each.day}`, each])).values()],
      canMove: (_, measure) => !BET_MEASURES.has(measure),
    });
    await queries.setMissionsMark(tx, now);
  });

/** Keeps counting; of several processes that do, one works and the others look on. */
export const startMissionCounter = (
  world: World,
  options: MissionOptions,
  everyMs = EVERY_MS,
): Repeating =>
  repeat(world, { everyMs, failure: 'missions were not counted' }, () =>
    countMembersDoings(world, options),
  );
