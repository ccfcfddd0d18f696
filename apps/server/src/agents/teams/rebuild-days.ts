import { DAY_MS, isBefore, later } from '@baize/std/time';
import { sql } from 'kysely';
import type { World } from '../../base/kernel/index.ts';
import { findFirstJoined } from '../../people/members/index.ts';
import { addDays, addPlayDays, type CountOptions } from './day-queries.ts';
import { lockMark, setCountedAmount } from './mark-queries.ts';
import { periodOf } from './periods.ts';

/**
 * Makes the sums of all days again, from the figures of the slots and from what else happened, for
 * the tree as it stands. Nothing is counted anew: slots that are closed stay as they are.
 */
export const rebuildDays = (world: Pick<World, 'db'>, options: CountOptions): Promise<void> =>
  world.db.transaction().execute(async (tx) => {
    const closedTo = await lockMark(tx);
    await sql`delete from teams_day`.execute(tx);
    await sql`delete from teams_play_day`.execute(tx);
    let from = later((await findFirstJoined(tx)) ?? closedTo, -DAY_MS);
    while (isBefore(from, closedTo)) {
      const { to: end } = periodOf('day', from, options.zone);
      const to = isBefore(end, closedTo) ? end : closedTo;
      await addPlayDays(tx, { from, to }, options.zone);
      await addDays(tx, { from, to }, options);
      from = to;
    }
    await setCountedAmount(tx, options.activeValidBets);
  });
