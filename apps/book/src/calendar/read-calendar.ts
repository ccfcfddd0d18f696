import { type OnDays, usualDays } from '@baize/lottery/core/schedule';
import { drawIdOf } from '@baize/lottery/draw/draw-board';
import { addDays, momentOn } from '@baize/std/calendar';
import { type Day, type DaySpan, dayOf } from '@baize/std/day';
import { type Instant, later, MINUTE_MS } from '@baize/std/time';
import type { Book } from '../book.ts';
import type { Db, Tx } from '../db/client.ts';
import { type Draw, readNow } from '../draws/queries.ts';
import type { Market } from '../market/market.ts';
import { scheduleOf } from '../terms/queries.ts';
import { type ChangedDay, listChangedDays } from './queries.ts';

export type CalendarDay = {
  readonly lottery: string;
  /** The day that the rule of the lottery names: what a change is asked for. */
  readonly day: Day;
  /** The day it is held on where nobody decided otherwise. */
  readonly usual: Day;
  /** Null where it is not held. */
  readonly heldOn: Day | null;
  readonly drawsAt: Instant | null;
  readonly closesAt: Instant | null;
  readonly draw: Draw | null;
  readonly changed: ChangedDay | null;
};

/** Markets whose draws are on days of a calendar, with the rule of it. */
export async function marketsOnDays(
  { markets }: Pick<Book, 'markets'>,
  db: Db | Tx,
): Promise<readonly { market: Market; schedule: OnDays }[]> {
  const onDays: { market: Market; schedule: OnDays }[] = [];
  for (const market of markets.values()) {
    if (market.schedule.kind !== 'days') continue;
    const schedule = await scheduleOf(db, market);
    if (schedule.kind === 'days') onDays.push({ market, schedule });
  }
  return onDays;
}

/** A draw that is moved comes from so far at most. */
export const MOVE_DAYS_MAX = 60;

/** The days of one lottery that are held, or usually would be, within a span. */
export async function listDays(
  db: Db | Tx,
  { market, schedule }: { readonly market: Pick<Market, 'code'>; readonly schedule: OnDays },
  { from, to }: DaySpan,
): Promise<readonly CalendarDay[]> {
  const changed = await listChangedDays(db, market.code);
  const planned = usualDays(schedule, {
    from: addDays(from, -MOVE_DAYS_MAX),
    to: addDays(to, MOVE_DAYS_MAX),
  });
  const days = planned.map(({ planned: day, usual }) => {
    const change = changed.get(day) ?? null;
    return { day, usual, change, heldOn: change ? change.held_on : usual };
  });
  const idOf = ({ change, heldOn, usual }: (typeof days)[number]) =>
    change?.draw_id ?? drawIdOf(market.code, (heldOn ?? usual).replaceAll('-', ''));
  const draws = await db.selectFrom('draw').selectAll().where('id', 'in', days.map(idOf)).execute();
  const drawOf = new Map(draws.map((draw) => [draw.id, draw]));
  return days
    .map((each) => {
      const draw = drawOf.get(idOf(each)) ?? null;
      const { zone, time, closeMinutes } = schedule;
      const drawsAt =
        draw?.draws_at ?? (each.heldOn === null ? null : momentOn(each.heldOn, time, zone));
      return {
        lottery: market.code,
        day: each.day,
        usual: each.usual,
        heldOn: each.heldOn === null || drawsAt === null ? null : dayOf(drawsAt, zone),
        drawsAt,
        closesAt: draw?.closes_at ?? (drawsAt && later(drawsAt, -closeMinutes * MINUTE_MS)),
        draw,
        changed: each.change,
      };
    })
    .filter(({ usual, heldOn }) => within(usual) || (heldOn !== null && within(heldOn)));

  function within(day: Day): boolean {
    return day >= from && day <= to;
  }
}

/** Which lotteries are drawn on which day, with what was changed of it. */
export async function readCalendar(book: Book, span: DaySpan) {
  const markets = await marketsOnDays(book, book.db);
  const days = await Promise.all(markets.map((each) => listDays(book.db, each, span)));
  return {
    serverNow: (await readNow(book.db)).toISOString(),
    lotteries: markets.map(({ market: { code }, schedule: { zone, time, closeMinutes } }) => ({
      code,
      zone,
      time,
      closeMinutes,
    })),
    days: days.flat().map(viewDay),
  };
}

const viewDay = ({
  lottery,
  day,
  usual,
  heldOn,
  drawsAt,
  closesAt,
  draw,
  changed,
}: CalendarDay) => ({
  lottery,
  day,
  usual,
  heldOn,
  drawsAt: drawsAt?.toISOString() ?? null,
  closesAt: closesAt?.toISOString() ?? null,
  drawId: draw?.id ?? null,
  status: draw?.status ?? null,
  changed: changed && {
    by: changed.by_whom,
    at: changed.at.toISOString(),
    reason: changed.reason,
  },
});
