import { listGameVendors } from '@baize/contract/catalog';
import { useLanguage } from '@baize/i18n/react.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { keepPersonal } from '../../shared/kept.ts';
import { queryKeys } from '../../shared/queries.ts';
import { useBrand } from '../../shared/start.tsx';

/** The brand's vendors by category, named in the language of the page. */
export function useStudios() {
  const { code } = useLanguage();
  const { merchantCode } = useBrand();
  return useQuery({
    queryKey: queryKeys.catalogue(code, 'vendors'),
    queryFn: async ({ signal }) => {
      const asked = { merchantCode, platform: 'html5-desktop' } as const;
      const vendors = await call(listGameVendors, asked, signal);
      keepPersonal('gameVendor', JSON.stringify(vendors));
      return vendors;
    },
    placeholderData: keepPreviousData,
  });
}
