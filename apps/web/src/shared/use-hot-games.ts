import { listHotGames } from '@baize/contract/catalog';
import { useLanguage } from '@baize/i18n/react.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keptAnswer } from './kept-answer.ts';
import { queryKeys } from './queries.ts';
import { useBrand } from './start.tsx';

/** What the house puts first. A second visit of the session makes no call; `refresh` does. */
export function useHotGames() {
  const { code } = useLanguage();
  const { merchantCode } = useBrand();
  const input = {
    merchantCode,
    isPlatform: '2',
    platform: 'flash,html5-desktop',
    language: code,
  } as const;
  const asked = { endpoint: listHotGames, input, key: 'HOT_GAMES', language: code } as const;
  const query = useQuery({
    queryKey: queryKeys.catalogue(code, 'hot'),
    queryFn: (context) => keptAnswer(asked, context),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return { ...query, refresh: () => void query.refetch() };
}
