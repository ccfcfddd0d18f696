import { listHotGames } from '@baize/contract/catalog';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type Speaker, useSpeaker } from '../names/speaker.ts';
import { queryKeys } from '../server/queries.ts';
import { keptAnswer } from '../session/kept-answer.ts';

export function hotGamesQuery({ language, merchant }: Speaker) {
  const input = {
    merchantCode: merchant,
    isPlatform: '2',
    platform: 'flash,html5-desktop',
    language,
  } as const;
  const asked = { endpoint: listHotGames, input, key: 'HOT_GAMES', language } as const;
  return queryOptions({
    queryKey: queryKeys.catalogue(language, 'hot'),
    queryFn: (context) => keptAnswer(asked, context),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the house puts first. A second visit of the session makes no call; `refresh` does. */
export function useHotGames() {
  const query = useQuery({
    ...hotGamesQuery(useSpeaker()),
    placeholderData: keepPreviousData,
  });
  return { ...query, refresh: () => void query.refetch() };
}
