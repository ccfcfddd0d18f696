import type { Sport } from '@baize/sports/core/sport';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callBook } from '../../../shared/book/call-book.ts';
import { useBookUrl } from '../../../shared/book/use-book-session.ts';
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

/** Which matches a list shows. */
export type MatchQuery = {
  readonly view: 'live' | 'today' | 'upcoming' | 'open' | 'ended';
  readonly sport?: Sport | null;
  readonly league?: string | null;
  /** These and no others, whatever became of them. */
  readonly ids?: readonly string[];
};

export function useMatches({ view, sport, league, ids }: MatchQuery) {
  const base = useBookUrl();
  const asked = new URLSearchParams({
    view,
    ...(sport && { sport }),
    ...(league && { league }),
    ...(ids && { ids: ids.join(',') }),
  }).toString();
  return useQuery({
    queryKey: [...matchKeys.events, asked],
    queryFn: ({ signal }) =>
      callBook<WireEvents>(base ?? '', { path: `/api/sports/events?${asked}`, signal }),
    enabled: base !== null && ids?.length !== 0,
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
