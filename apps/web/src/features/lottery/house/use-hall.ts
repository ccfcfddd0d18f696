import { listGameVendors } from '@baize/contract/catalog';
import { useLanguage } from '@baize/i18n/react.tsx';
import { useQuery } from '@tanstack/react-query';
import { useBrand } from '../../../shared/loading/start.tsx';
import { call } from '../../../shared/server/api.ts';
import { queryKeys } from '../../../shared/server/queries.ts';
import type { LotteryPlace } from '../lottery-places.ts';

export function useHall(place: LotteryPlace, isNeeded: boolean): number | null {
  const { code: language } = useLanguage();
  const { merchantCode } = useBrand();
  const { data } = useQuery({
    queryKey: queryKeys.catalogue(language, 'lottery halls'),
    queryFn: ({ signal }) =>
      call(listGameVendors, { merchantCode, platform: 'html5-desktop' }, signal),
    enabled: isNeeded,
  });
  const [first] = place;
  const card = data
    ?.find(({ gameCategory }) => gameCategory === first?.gameType)
    ?.vendors.find(({ vassalage }) => vassalage === first?.vassalage);
  return card?.nodeId ?? null;
}
