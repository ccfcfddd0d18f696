import { listSearchableGames } from '@baize/contract/catalog';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { call } from '../../shared/server/api.ts';
import { queryKeys } from '../../shared/server/queries.ts';
import { findGames } from './searcher.ts';

/** The names are of all languages: whatever the page speaks, the catalogue is fetched once. */
export const searchableQuery = () =>
  queryOptions({
    queryKey: queryKeys.catalogue('all', 'search'),
    queryFn: ({ signal }) => call(listSearchableGames, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The games that fit a text, as it is typed. */
export function useSearch(text: string) {
  const games = useQuery(searchableQuery());
  const [isBroken, setBroken] = useState(false);
  const [found, setFound] = useState<readonly number[]>([]);
  /** The text that was answered last: until it is the one asked for, the older list stands. */
  const [answered, setAnswered] = useState<string | null>(null);
  const byId = useMemo(
    () => new Map(games.data?.games.map((game) => [game.nodeId, game])),
    [games.data],
  );

  useEffect(() => {
    if (!games.data || isBroken) return;
    let isWanted = true;
    findGames(games.data, text)
      .then((ids) => {
        if (ids === null || !isWanted) return;
        // A letter typed meanwhile goes before the drawing of what an earlier one found.
        startTransition(() => {
          setFound(ids);
          setAnswered(text);
        });
      })
      .catch(() => isWanted && setBroken(true));
    return () => {
      isWanted = false;
    };
  }, [text, games.data, isBroken]);

  return {
    found: found.flatMap((nodeId) => byId.get(nodeId) ?? []),
    byId,
    vendors: games.data?.vendors ?? [],
    languages: games.data?.languages ?? [],
    answered,
    isLoading: games.isPending,
    isFailed: games.isError || isBroken,
    retry: () => {
      setBroken(false);
      void games.refetch();
    },
  };
}

export type Search = ReturnType<typeof useSearch>;
export type FoundGame = Search['found'][number];
