import { addDays, momentOn } from '@baize/std/calendar';
import type { Day } from '@baize/std/day';
import { type Instant, isBefore, later, MINUTE_MS } from '@baize/std/time';
import type { Book } from '../book.ts';
import type { Tx } from '../db/client.ts';
import { postponeIn } from '../draws/postpone-draw.ts';
import { readNow } from '../draws/queries.ts';
import { voidIn } from '../draws/void-draw.ts';
import { ensure } from '../refusal.ts';
import { lockCalendar } from './queries.ts';
import { type CalendarDay, listDays, MOVE_DAYS_MAX, marketsOnDays } from './read-calendar.ts';

export type DayChange = {
  readonly lottery: string;
  /** The day by the rule of the lottery. */
  readonly day: Day;
  /** Null where it is not held. */
  readonly heldOn: Day | null;
  readonly by: string;
  readonly reason: string;
};

/**
 * Holds an official draw on another day, or not at all. A draw that stands already is put off with its
 * tickets, or void with its stakes back; one that is not planned yet is planned by the new day.
 */
export const setDrawDay = (book: Book, asked: DayChange): Promise<void> =>
  book.db.transaction().execute(async (tx) => {
    await lockCalendar(tx);
    const markets = await marketsOnDays(book, tx);
    const found = markets.find(({ market }) => market.code === asked.lottery);
    ensure(found, 'lottery_unknown');
    const { time, zone, closeMinutes } = found.schedule;
    const { heldOn } = asked;
    const days = await listDays(tx, found, around(asked.day));
    const standing = days.find(({ day }) => day === asked.day);
    ensure(standing, 'day_invalid');
    const now = await readNow(tx);
    ensureChangeable(standing, { heldOn, now });
    const drawsAt = heldOn === null ? null : momentOn(heldOn, time, zone);
    if (drawsAt) {
      const isFree = days.every(({ day, heldOn: other }) => day === asked.day || other !== heldOn);
      const closesAt = later(drawsAt, -closeMinutes * MINUTE_MS);
      ensure(isFree && isNear(asked) && isBefore(now, closesAt), 'day_invalid');
    }
    await change(tx, asked, { drawId: standing.draw?.id ?? null, drawsAt });
  });

const around = (day: Day) => ({
  from: addDays(day, -MOVE_DAYS_MAX),
  to: addDays(day, MOVE_DAYS_MAX),
});

function isNear({ day, heldOn }: DayChange): boolean {
  const { from, to } = around(day);
  return heldOn === null || (heldOn >= from && heldOn <= to);
}

type DrawDayInput = { readonly heldOn: Day | null; readonly now: Instant };

function ensureChangeable({ draw, closesAt, heldOn }: CalendarDay, asked: DrawDayInput): void {
  // Its stakes have gone back: what was taken out is not held again.
  ensure(draw?.status !== 'void', 'status_wrong', { status: 'void' });
  ensure(heldOn !== asked.heldOn, 'day_invalid');
  // Of one that stands, its own rules say whether it can still be put off or taken out.
  ensure(draw || closesAt === null || isBefore(asked.now, closesAt), 'day_invalid');
}

type Found = { readonly drawId: string | null; readonly drawsAt: Instant | null };

async function change(tx: Tx, asked: DayChange, { drawId, drawsAt }: Found): Promise<void> {
  const { lottery, day, heldOn, by, reason } = asked;
  if (drawId && drawsAt) await postponeIn(tx, { drawId, by, reason, drawsAt });
  if (drawId && !drawsAt) await voidIn(tx, { drawId, by, reason });
  await tx
    .insertInto('draw_day')
    .values({ lottery, day, held_on: heldOn, draw_id: drawId, by_whom: by, reason })
    .execute();
}
