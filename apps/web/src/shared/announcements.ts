import { readAnnouncements } from '@baize/contract/system';
import { useLanguage } from '@baize/i18n/react.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { queryKeys } from './queries.ts';

/** Banners and notices; the first ones came with the page itself. */
export function useAnnouncements() {
  const { code } = useLanguage();
  return useQuery({
    queryKey: queryKeys.announcements(code),
    queryFn: ({ signal }) => call(readAnnouncements, { types: ['B', 'PL'], platform: 'W' }, signal),
    // When the language changes, the old words stand until the new ones have come.
    placeholderData: keepPreviousData,
  });
}
