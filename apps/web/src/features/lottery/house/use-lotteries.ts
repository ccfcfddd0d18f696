import { ApiError } from '@baize/client/api-error';
import { listGames } from '@baize/contract/catalog';
import type { GameItem } from '@baize/contract/game';
import { useLanguage } from '@baize/i18n/react.tsx';
import { useQuery } from '@tanstack/react-query';
import { useBrand } from '../../../shared/loading/start.tsx';
import { call } from '../../../shared/server/api.ts';
import { queryKeys } from '../../../shared/server/queries.ts';
import type { LotteryPlace } from '../lottery-places.ts';

const ALL = 100;

/** The lotteries of a page, as the catalogue knows them. A brand without a vendor has none of its. */
export function useLotteries(place: LotteryPlace) {
  const { code: language } = useLanguage();
  const { merchantCode } = useBrand();
  return useQuery({
    queryKey: queryKeys.catalogue(language, 'lotteries', place),
    queryFn: async ({ signal }): Promise<readonly GameItem[]> => {
      const lists = place.map(({ gameType, vassalage }) =>
        call(
          listGames,
          {
            clientType: '3',
            platform: 'flash,html5-desktop',
            merchant: merchantCode,
            gameType,
            vassalage,
            pageNo: 1,
            pageSize: ALL,
            language,
          },
          signal,
        ).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'not_found') return { games: [] };
          throw error;
        }),
      );
      return (await Promise.all(lists)).flatMap(({ games }) => games);
    },
  });
}
