import type { Output } from '@baize/contract/endpoint';
import { readSiteTexts } from '@baize/contract/system';
import { useLanguage } from '@baize/i18n/react.tsx';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { queryKeys } from './queries.ts';

export type SiteTexts = Output<typeof readSiteTexts>;
export type SiteTextSection = SiteTexts['help'][number]['sections'][number];

/** Help and legal texts; told anew when any content of the site changes. */
export const siteTexts = (language: string) =>
  queryOptions({
    queryKey: queryKeys.siteTexts(language),
    queryFn: ({ signal }) => call(readSiteTexts, {}, signal),
  });

export function useSiteTexts() {
  const { code } = useLanguage();
  // When the language changes, the old words stand until the new ones have come.
  return useQuery({ ...siteTexts(code), placeholderData: keepPreviousData });
}
