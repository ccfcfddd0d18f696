import { parseMarketKey } from '@baize/sports/core/market';
import type { SportEvent, SportMarket } from '../feed/queries.ts';
import { outcomeIdOf } from '../ids.ts';

/** Said with every answer about matches: nobody plays them but our simulator. */
export const SOURCE = { simulated: true, source: 'simulator' } as const;

export type ViewedEvent = Pick<
  SportEvent,
  'id' | 'sport' | 'fixture' | 'starts_at' | 'status' | 'match' | 'stop_reason'
>;

export const viewEvent = (event: ViewedEvent) => ({
  eventId: event.id,
  sport: event.sport,
  fixture: event.fixture,
  startsAt: new Date(event.starts_at).toISOString(),
  status: event.status,
  match: event.match,
  stopped: event.stop_reason === null ? null : { reason: event.stop_reason },
});

export type WireEvent = ReturnType<typeof viewEvent>;

const PARTS = 1_000_000;

/** A market as pages see it; a chance to win is told in parts of a million, half wins as halves. */
export function viewMarket(market: SportMarket) {
  const { type, specifiers } = parseMarketKey(market.key);
  return {
    marketId: market.id,
    eventId: market.event_id,
    key: market.key,
    type,
    specifiers,
    group: market.group_name,
    isMain: market.is_main,
    status: market.status,
    reason: market.reason,
    lineVersion: market.line_version,
    pricedAt: new Date(market.priced_at).toISOString(),
    outcomes: market.outcomes.map(({ id, odds, chances }) => ({
      outcomeId: outcomeIdOf(market.id, id),
      outcome: id,
      odds,
      probability: Math.round((chances.win + chances.halfWin / 2) * PARTS),
    })),
  };
}

export type WireMarket = ReturnType<typeof viewMarket>;
