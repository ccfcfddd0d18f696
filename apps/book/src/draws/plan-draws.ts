import { nextDraws, type ScheduledDraw } from '@baize/lottery/core/schedule';
import { drawIdOf, seedDigest } from '@baize/lottery/draw/draw-board';
import { type Instant, isBefore } from '@baize/std/time';
import { drawSecret } from '@baize/vendor-kit/chance';
import type { Book } from '../book.ts';
import {
  exceptionsOf,
  listChangedDays,
  lockCalendar,
  readCalendarVersion,
} from '../calendar/queries.ts';
import type { Market } from '../market/market.ts';
import { scheduleOf } from '../terms/queries.ts';
import { insertDraws, type NewDraw, readNow } from './queries.ts';

/** So many draws ahead are known, with the digests of their seeds, before the first of them opens. */
const AHEAD = 3;

/** The span in which the next draws of a market are the ones that this process has planned. */
export type PlannedSpan = {
  readonly from: Instant;
  readonly until: Instant;
  /** The calendar they were planned by. */
  readonly calendar: bigint;
};

/** Plans the next draws of every market. Run again, or by two at once, nothing changes. */
export async function planDraws(book: Book): Promise<void> {
  const after = await readNow(book.db);
  const calendar = await readCalendarVersion(book.db);
  for (const market of book.markets.values()) {
    const span = book.planned.get(market.code);
    if (span?.calendar === calendar && isPlanned(span, after)) continue;
    const [first] = await planMarket(book, market, { after, count: AHEAD });
    if (first) book.planned.set(market.code, { from: after, until: first.closesAt, calendar });
  }
}

type Wanted = { readonly after: Instant; readonly count: number };

/** Days and closing times that somebody changes meanwhile are planned after that. */
const planMarket = (book: Book, market: Market, wanted: Wanted) =>
  book.db.transaction().execute(async (tx): Promise<readonly ScheduledDraw[]> => {
    await lockCalendar(tx);
    const schedule = await scheduleOf(tx, market);
    const isOnDays = schedule.kind === 'days';
    const exceptions = isOnDays ? exceptionsOf(await listChangedDays(tx, market.code)) : {};
    const draws = nextDraws(schedule, { ...wanted, exceptions });
    await insertDraws(
      tx,
      draws.map((draw) => newDraw(book, market, draw)),
    );
    return draws;
  });

/** A clock that was set back asks for draws that were over. */
const isPlanned = ({ from, until }: PlannedSpan, now: Instant): boolean =>
  !isBefore(now, from) && isBefore(now, until);

/** The next draws of a market that can be bought or will be, as many as asked for. */
export async function ensureDraws(
  book: Book,
  market: Market,
  count: number,
): Promise<readonly string[]> {
  const after = await readNow(book.db);
  const draws = await planMarket(book, market, { after, count });
  return draws.map(({ period }) => drawIdOf(market.code, period));
}

function newDraw(book: Book, market: Market, draw: ScheduledDraw): NewDraw {
  return {
    id: drawIdOf(market.code, draw.period),
    lottery: market.code,
    period: draw.period,
    kind: market.kind,
    opens_at: draw.opensAt,
    closes_at: draw.closesAt,
    draws_at: draw.drawsAt,
    secret: market.kind === 'own' ? makeSecret(book, draw) : null,
  };
}

function makeSecret({ chance, beacon }: Book, { closesAt }: ScheduledDraw) {
  const seed = drawSecret(chance, 'hex');
  return { seed, digest: seedDigest(seed), beacon: beacon.name(closesAt) };
}
