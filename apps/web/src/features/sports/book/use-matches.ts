import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callBook } from '../../../shared/book/call-book.ts';
import { useBookUrl } from '../../../shared/book/use-book-session.ts';
import type { SportsAddress } from '../sports-address.ts';
import type { WireEvents, WireMatch, WireOverview } from './wire.ts';

const OVERVIEW_MS = 15_000;

export const matchKeys = {
  overview: ['sports', 'overview'],
  events: ['sports', 'events'],
  match: (eventId: string) => ['sports', 'match', eventId],
} as const;

/** The sports with how many matches each has. */
export function useOverview() {
  const base = useBookUrl();
  return useQuery({
    queryKey: matchKeys.overview,
    queryFn: ({ signal }) => callBook<WireOverview>(base ?? '', { path: '/api/sports', signal }),
    enabled: base !== null,
    refetchInterval: OVERVIEW_MS,
  });
}

export function useMatches({ view, sport, league, search }: SportsAddress) {
  const base = useBookUrl();
  const asked = new URLSearchParams({
    view: view === 'bets' ? 'live' : view,
    ...(sport !== null && { sport }),
    ...(league !== null && { league }),
    ...(search !== '' && { search }),
  }).toString();
  return useQuery({
    queryKey: [...matchKeys.events, asked],
    queryFn: ({ signal }) =>
      callBook<WireEvents>(base ?? '', { path: `/api/sports/events?${asked}`, signal }),
    enabled: base !== null && view !== 'bets',
    placeholderData: keepPreviousData,
    refetchInterval: OVERVIEW_MS,
  });
}

export function useMatch(eventId: string) {
  const base = useBookUrl();
  return useQuery({
    queryKey: matchKeys.match(eventId),
    queryFn: ({ signal }) =>
      callBook<WireMatch>(base ?? '', {
        path: `/api/sports/events/${encodeURIComponent(eventId)}`,
        signal,
      }),
    enabled: base !== null,
    refetchInterval: OVERVIEW_MS,
  });
}
