import { addDays, spanOfDay } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import { later, MINUTE_MS } from '@baize/std/time';
import type { World } from '../../../base/kernel/index.ts';
import { digestDay, GENESIS } from './digest-day.ts';
import * as queries from './queries.ts';

/** A process whose clock is this far behind may still write into the day; then it is refused. */
const GRACE_MS = 10 * MINUTE_MS;

/** Closes every day (in UTC) that is over and not closed yet, in order; answers how many. */
export async function closeDays(world: Pick<World, 'db' | 'clock'>): Promise<number> {
  const { db, clock } = world;
  const last = await queries.findLastDay(db);
  let day = last ? addDays(last.day, 1) : await queries.findFirstDay(db);
  let previous = last?.digest ?? GENESIS;
  const today = dayOf(later(clock.now(), -GRACE_MS), 'UTC');
  let closed = 0;
  for (; day !== null && day < today; day = addDays(day, 1), closed++) {
    const { to: end } = spanOfDay(day, 'UTC');
    await db.transaction().execute((tx) => queries.closeBefore(tx, end));
    const { digest, transferCount } = await digestDay(db, day, previous);
    await queries.insertDay(db, {
      day,
      transfer_count: transferCount,
      digest,
      previous,
      closed_at: clock.now(),
    });
    previous = digest;
  }
  return closed;
}
