import { listBets } from '@baize/contract/records';
import { useLanguage } from '@baize/i18n/react.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { useMemberKey } from '../../shared/session.ts';
import type { RecordFilters } from './use-record-search.ts';

/** A member's bets, page after page; asked for at every visit, for each round adds to them. */
export function useBets({ search, range }: RecordFilters) {
  const { code: language } = useLanguage();
  const { category, vendor, status } = search;
  const asked = {
    language,
    from: range.from,
    to: range.to,
    ...(category && { category }),
    ...(vendor && { vendor }),
    ...(status && { status }),
  };
  return useInfiniteQuery({
    queryKey: useMemberKey(`bets ${JSON.stringify(asked)}`),
    queryFn: ({ pageParam, signal }) =>
      call(listBets, { ...asked, ...(pageParam && { before: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ bets, hasMore }) => (hasMore ? (bets.at(-1)?.betId ?? null) : null),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
