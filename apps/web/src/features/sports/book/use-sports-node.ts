import { listGameVendors } from '@baize/contract/catalog';
import { SPORTS_PAGES } from '@baize/contract/sports-pages';
import { useLanguage } from '@baize/i18n/react.tsx';
import { useQuery } from '@tanstack/react-query';
import { useBrand } from '../../../shared/loading/start.tsx';
import { call } from '../../../shared/server/api.ts';
import { queryKeys } from '../../../shared/server/queries.ts';

/** The entrance of the catalogue by which the book is opened for bets on matches. */
export function useSportsNode(): number | null {
  const { code: language } = useLanguage();
  const { merchantCode } = useBrand();
  const { data } = useQuery({
    queryKey: queryKeys.catalogue(language, 'sports entrances'),
    queryFn: ({ signal }) =>
      call(listGameVendors, { merchantCode, platform: 'html5-desktop' }, signal),
  });
  const entrances = data
    ?.flatMap(({ vendors }) => vendors)
    .filter(({ vassalage }) => Object.hasOwn(SPORTS_PAGES, vassalage));
  const open = entrances?.find(({ state }) => state === 'open') ?? entrances?.[0];
  return open?.nodeId ?? null;
}
