import { listGameVendors } from '@baize/contract/catalog';
import { useLanguage } from '@baize/i18n/react.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keptAnswer } from '../../shared/kept-answer.ts';
import { queryKeys } from '../../shared/queries.ts';
import { useBrand } from '../../shared/start.tsx';

/** The brand's vendors by category, named in the language of the page; `refetch` asks anew. */
export function useVendors() {
  const { code } = useLanguage();
  const { merchantCode } = useBrand();
  const input = { merchantCode, platform: 'html5-desktop' } as const;
  const asked = { endpoint: listGameVendors, input, key: 'gameVendor', language: code } as const;
  return useQuery({
    queryKey: queryKeys.catalogue(code, 'vendors'),
    queryFn: (context) => keptAnswer(asked, context),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
