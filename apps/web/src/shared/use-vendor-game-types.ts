import { listVendorGameTypes } from '@baize/contract/catalog';
import { useLanguage } from '@baize/i18n/react.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { queryKeys } from './queries.ts';

/** Which types of games each vendor offers, and how many of each. */
export function useVendorGameTypes() {
  const { code } = useLanguage();
  return useQuery({
    queryKey: queryKeys.catalogue(code, 'vendorGameTypes'),
    queryFn: ({ signal }) => call(listVendorGameTypes, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
