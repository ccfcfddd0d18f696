import { nextDraws, type ScheduledDraw } from '@baize/lottery/core/schedule';
import { drawIdOf, seedDigest } from '@baize/lottery/draw/draw-board';
import { type Instant, isBefore } from '@baize/std/time';
import { drawSecret } from '@baize/vendor-kit/chance';
import type { Book } from '../book.ts';
import type { Market } from '../market/market.ts';
import { insertDraws, type NewDraw, readNow } from './queries.ts';

/** So many draws ahead are known, with the digests of their seeds, before the first of them opens. */
const AHEAD = 3;

/** The span in which the next draws of a market are the ones that this process has planned. */
export type PlannedSpan = { readonly from: Instant; readonly until: Instant };

/** Plans the next draws of every market. Run again, or by two at once, nothing changes. */
export async function planDraws(book: Book): Promise<void> {
  const after = await readNow(book.db);
  for (const market of book.markets.values()) {
    if (isPlanned(book.planned.get(market.code), after)) continue;
    const draws = nextDraws(market.schedule, { after, count: AHEAD });
    await insertDraws(
      book.db,
      draws.map((draw) => newDraw(book, market, draw)),
    );
    const [first] = draws;
    if (first) book.planned.set(market.code, { from: after, until: first.closesAt });
  }
}

/** A clock that was set back asks for draws that were over. */
const isPlanned = (span: PlannedSpan | undefined, now: Instant): boolean =>
  span !== undefined && !isBefore(now, span.from) && isBefore(now, span.until);

/** The next draws of a market that can be bought or will be, as many as asked for. */
export async function ensureDraws(
  book: Book,
  market: Market,
  count: number,
): Promise<readonly string[]> {
  const after = await readNow(book.db);
  const draws = nextDraws(market.schedule, { after, count });
  await insertDraws(
    book.db,
    draws.map((draw) => newDraw(book, market, draw)),
  );
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
