import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { callBook } from '../../../shared/book/call-book.ts';
import { useBookUrl } from '../../../shared/book/use-book-session.ts';
import type { WireEvents } from './wire.ts';
import type {
  WireLeague,
  WireLeagueCount,
  WirePrices,
  WireResult,
  WireResults,
  WireStatistics,
} from './wire-seasons.ts';

const STILL_MS = 60_000;
const MOVING_MS = 15_000;

function useBookRead<Value>(path: string, everyMs: number) {
  const base = useBookUrl();
  return useQuery({
    queryKey: ['sports', 'read', path],
    queryFn: ({ signal }) => callBook<Value>(base ?? '', { path, signal }),
    enabled: base !== null,
    refetchInterval: everyMs,
  });
}

export const useLeagues = () =>
  useBookRead<{ readonly leagues: readonly WireLeagueCount[] }>('/api/sports/leagues', STILL_MS);

export const useLeague = (league: string) =>
  useBookRead<WireLeague>(`/api/sports/leagues/${encodeURIComponent(league)}`, MOVING_MS);

export const useResults = (query: Readonly<Record<string, string>>) =>
  useBookRead<WireResults>(`/api/sports/results?${new URLSearchParams(query)}`, STILL_MS);

export const useStatistics = (eventId: string) =>
  useBookRead<WireStatistics>(`/api/sports/statistics/${encodeURIComponent(eventId)}`, MOVING_MS);

type WireFound = WireEvents & {
  readonly leagues: readonly WireLeagueCount[];
  readonly ended: readonly WireResult[];
};

/** What a text is found in; what was found before stays until the next is known. */
export function useFound(search: string) {
  const base = useBookUrl();
  const query = new URLSearchParams({ search });
  return useQuery({
    queryKey: ['sports', 'found', search],
    queryFn: ({ signal }) =>
      callBook<WireFound>(base ?? '', { path: `/api/sports/search?${query}`, signal }),
    enabled: base !== null && search !== '',
    placeholderData: keepPreviousData,
  });
}

/** How the odds of each of these outcomes have moved. */
export function usePrices(outcomeIds: readonly string[]) {
  const base = useBookUrl();
  return useQueries({
    queries: outcomeIds.map((outcomeId) => ({
      queryKey: ['sports', 'prices', outcomeId],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callBook<WirePrices>(base ?? '', {
          path: `/api/sports/prices?${new URLSearchParams({ outcomeId })}`,
          signal,
        }),
      enabled: base !== null,
      refetchInterval: MOVING_MS,
    })),
  });
}
