import type { Input } from '@baize/contract/endpoint';
import { readAnnouncements } from '@baize/contract/system';
import { useLanguage } from '@baize/i18n/react.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { queryKeys } from './queries.ts';

const ASKED = { types: ['B', 'PL', 'PU', 'PR'], platform: 'W', execution: 'B' } satisfies Input<
  typeof readAnnouncements
>;

/** Banners, notices and promotions; the first ones came with the page itself. */
export function useAnnouncements() {
  const { code } = useLanguage();
  return useQuery({
    queryKey: queryKeys.announcements(code),
    queryFn: ({ signal }) => call(readAnnouncements, ASKED, signal),
    // When the language changes, the old words stand until the new ones have come.
    placeholderData: keepPreviousData,
  });
}
