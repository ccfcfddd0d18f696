import { addDays, spanOfDay } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import { type Instant, isBefore, later, MINUTE_MS } from '@baize/std/time';
import type { World } from '../../base/kernel/index.ts';
import { findFirstWritten } from '../../books/ledger/index.ts';
import { listDaysChangedAfter } from '../../play/play/index.ts';
import * as queries from './queries.ts';

/** What is written carries the moment it was decided at and can be seen a little later. */
const OVERLAP_MS = 2 * MINUTE_MS;

type Counting = Pick<World, 'db' | 'clock'>;

/**
 * Counts the days that changed since the last time, a day a transaction. Harmless when repeated, done
 * by several at once or killed: a day stays stale until the transaction that counted it is written.
 */
export async function countReports(world: Counting, zone: string): Promise<void> {
  await noteChangedDays(world);
  while (await world.db.transaction().execute(queries.recountStaleDay)) {
    // The next one, until none is left.
  }
  await countMoney(world, zone);
}

const noteChangedDays = ({ db, clock }: Counting): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { bets_to } = await queries.lockMark(tx);
    const now = clock.now();
    const days = await listDaysChangedAfter(tx, later(bets_to, -OVERLAP_MS));
    await queries.insertStale(tx, days);
    await queries.setReportsMark(tx, { bets_to: isBefore(bets_to, now) ? now : bets_to });
  });

/** From the day that was last seen up to today, each as a whole. */
async function countMoney(world: Counting, zone: string): Promise<void> {
  let day = await firstDay(world, zone);
  const now = world.clock.now();
  const today = dayOf(now, zone);
  while (day <= today) {
    const span = spanOfDay(day, zone);
    await world.db.transaction().execute(async (tx) => {
      const { money_to } = await queries.lockMark(tx);
      await queries.recountMoney(tx, day, span);
      const seenTo = earlier(span.to, now);
      if (isBefore(money_to, seenTo)) await queries.setReportsMark(tx, { money_to: seenTo });
    });
    day = addDays(day, 1);
  }
}

const earlier = (a: Instant, b: Instant): Instant => (isBefore(a, b) ? a : b);

async function firstDay({ db, clock }: Counting, zone: string): Promise<string> {
  const { money_to } = await queries.readMark(db);
  const first = await findFirstWritten(db, later(money_to, -OVERLAP_MS));
  return dayOf(first ?? clock.now(), zone);
}
