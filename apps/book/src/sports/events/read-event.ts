import type { Book } from '../../book.ts';
import { readNow } from '../../draws/queries.ts';
import { ensure } from '../../refusal.ts';
import { readSeq } from '../feed/frames.ts';
import { listMarkets } from '../feed/queries.ts';
import { SOURCE, viewEvent, viewMarket } from './view-event.ts';

const INCIDENTS_MAX = 300;
const POINTS_MAX = 200;

/** One match with every market, its story so far, and the place in the stream from which to go on. */
export async function readEvent(book: Book, eventId: string) {
  const seq = await readSeq(book.db);
  const event = await book.db
    .selectFrom('sport_event')
    .selectAll()
    .where('id', '=', eventId)
    .executeTakeFirst();
  ensure(event, 'event_unknown');
  const markets = await listMarkets(book.db, [eventId]);
  const incidents = await book.db
    .selectFrom('sport_incident')
    .select('incident')
    .where('event_id', '=', eventId)
    .orderBy('at', 'desc')
    .limit(INCIDENTS_MAX)
    .execute();
  return {
    ...SOURCE,
    serverNow: (await readNow(book.db)).toISOString(),
    seq: `${seq}`,
    event: viewEvent(event),
    markets: markets.filter(({ status }) => status !== 'inactive').map(viewMarket),
    incidents: incidents.map(({ incident }) => incident),
  };
}

/** How the odds of an outcome have moved, the oldest first. */
export async function readPrices(book: Book, outcomeId: string) {
  const points = await book.db
    .selectFrom('sport_price')
    .select(['at', 'odds'])
    .where('outcome_id', '=', outcomeId)
    .orderBy('at', 'desc')
    .limit(POINTS_MAX)
    .execute();
  return {
    ...SOURCE,
    points: points.toReversed().map(({ at, odds }) => ({ at: at.toISOString(), odds })),
  };
}
