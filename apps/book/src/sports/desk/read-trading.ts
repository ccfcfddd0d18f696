import { standingMarkets } from '@baize/sports/feed/hear';
import type { Book } from '../../book.ts';
import { readNow } from '../../draws/queries.ts';
import { ensure } from '../../refusal.ts';
import { SOURCE, viewEvent } from '../events/view-event.ts';
import { listMarkets, type SportEvent } from '../feed/queries.ts';
import { findEntry } from './enter-match-result.ts';
import { byOutcome, viewTraded } from './view-traded.ts';

/** One match as its trader sees it: every market with its margin, its stakes and what it would cost. */
export async function readTrading(
  book: Book,
  { eventId, by }: { readonly eventId: string; readonly by?: string | undefined },
) {
  const event = await book.db
    .selectFrom('sport_event')
    .selectAll()
    .where('id', '=', eventId)
    .executeTakeFirst();
  ensure(event, 'event_unknown');
  const sold = await book.db
    .selectFrom('sport_exposure')
    .selectAll()
    .where('event_id', '=', eventId)
    .execute();
  const acts = await book.db
    .selectFrom('sport_act')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  const markets = await listMarkets(book.db, [eventId]);
  const entry = await findEntry(book.db, eventId);
  const outcomes = byOutcome(sold);
  const fed = fedOdds(event);
  return {
    ...SOURCE,
    serverNow: (await readNow(book.db)).toISOString(),
    event: { ...viewEvent(event), stoppedBy: event.stopped_by },
    markets: markets
      .filter(({ status }) => status !== 'inactive')
      .map((market) => viewTraded(market, outcomes, fed.get(market.key))),
    /** The word of the first; what it is, a second person is not told before they have said theirs. */
    entry: entry
      ? {
          by: entry.entered_by,
          at: entry.entered_at.toISOString(),
          result: entry.entered_by === by ? entry.result : null,
        }
      : null,
    acts: acts.map(({ kind, by_whom, reason, at }) => ({
      kind,
      by: by_whom,
      reason,
      at: at.toISOString(),
    })),
  };
}

/** What the feed asks for each outcome, by market. */
function fedOdds({ id, state }: Pick<SportEvent, 'id' | 'state'>) {
  const standing = standingMarkets({ events: { [id]: state }, producers: {} }, id);
  return new Map(
    standing.map(({ offer }) => [
      offer.key,
      new Map(offer.outcomes.map(({ id: outcome, odds }) => [outcome, odds])),
    ]),
  );
}
