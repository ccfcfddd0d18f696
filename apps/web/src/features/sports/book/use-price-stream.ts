import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBookUrl } from '../../../shared/book/use-book-session.ts';
import { matchKeys } from './use-matches.ts';
import type { WireEvent, WireEvents, WireMarket, WireMatch } from './wire.ts';

type Frame =
  | { readonly eventId: string; readonly reason: NonNullable<WireMarket['reason']> }
  | { readonly eventId: string; readonly markets: readonly WireMarket[] }
  | { readonly event: WireEvent };

/** Keeps what is shown as the book tells it: stops at once, prices and scores as they come. */
export function usePriceStream(eventId: string | null): void {
  const base = useBookUrl();
  const queries = useQueryClient();
  useEffect(() => {
    if (base === null) return undefined;
    const topics = eventId === null ? 'lobby' : `lobby,event:${eventId}`;
    const source = new EventSource(
      `${base}/api/sports/stream?topics=${encodeURIComponent(topics)}`,
    );
    const hear = (message: MessageEvent<string>) =>
      take(queries, JSON.parse(message.data) as Frame);
    const anew = () => void queries.invalidateQueries({ queryKey: ['sports'] });
    for (const name of ['stop', 'prices', 'event']) source.addEventListener(name, hear);
    for (const name of ['snapshot', 'feed', 'result', 'incident'])
      source.addEventListener(name, anew);
    return () => source.close();
  }, [base, eventId, queries]);
}

function take(queries: QueryClient, frame: Frame): void {
  const eventId = 'event' in frame ? frame.event.eventId : frame.eventId;
  const change = (event: WireEvent): WireEvent =>
    event.eventId === eventId ? changed(event, frame) : event;
  queries.setQueriesData<WireEvents>({ queryKey: matchKeys.events }, (list) =>
    list === undefined ? list : { ...list, events: list.events.map(change) },
  );
  queries.setQueryData<WireMatch>(matchKeys.match(eventId), (match) =>
    match === undefined
      ? match
      : {
          ...match,
          event: change(match.event),
          markets: marketsAfter(match.markets, frame, 'all'),
        },
  );
}

function changed(event: WireEvent, frame: Frame): WireEvent {
  if ('event' in frame)
    return { ...event, ...frame.event, main: frame.event.main ?? event.main ?? [] };
  const main = marketsAfter(event.main ?? [], frame, 'known');
  return 'reason' in frame
    ? { ...event, main, stopped: { reason: frame.reason } }
    : { ...event, main };
}

function marketsAfter(
  markets: readonly WireMarket[],
  frame: Frame,
  which: 'all' | 'known',
): readonly WireMarket[] {
  if ('event' in frame) return markets;
  if ('reason' in frame) {
    const { reason } = frame;
    return markets.map((market) =>
      market.status === 'active' ? { ...market, status: 'suspended' as const, reason } : market,
    );
  }
  const told = new Map(frame.markets.map((market) => [market.marketId, market]));
  const known = markets.map((market) => told.get(market.marketId) ?? market);
  const ids = new Set(markets.map(({ marketId }) => marketId));
  return which === 'known'
    ? known
    : [...known, ...frame.markets.filter(({ marketId }) => !ids.has(marketId))];
}
