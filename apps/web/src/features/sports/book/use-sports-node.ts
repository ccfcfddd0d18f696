import { listGames } from '@baize/contract/catalog';
import { useLanguage } from '@baize/i18n/react.tsx';
import { useQuery } from '@tanstack/react-query';
import { useBrand } from '../../../shared/loading/start.tsx';
import { call } from '../../../shared/server/api.ts';
import { queryKeys } from '../../../shared/server/queries.ts';

/** The game of the catalogue by which the book's session is opened. */
export function useSportsNode(): number | null {
  const { code: language } = useLanguage();
  const { merchantCode } = useBrand();
  const games = useQuery({
    queryKey: queryKeys.catalogue(language, 'sports'),
    queryFn: ({ signal }) =>
      call(
        listGames,
        {
          clientType: '3',
          platform: 'flash,html5-desktop',
          merchant: merchantCode,
          gameType: 'SPORTS',
          pageNo: 1,
          pageSize: 10,
          language,
        },
        signal,
      ),
  });
  return games.data?.games.find(({ nodeId }) => nodeId !== null)?.nodeId ?? null;
}
