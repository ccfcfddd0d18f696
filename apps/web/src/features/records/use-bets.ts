import { listBets } from '@baize/contract/records';
import { useLanguage } from '@baize/i18n/react.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { useMemberKey } from '../../shared/session.ts';

/** A member's bets, page after page; asked for at every visit, for each round adds to them. */
export function useBets() {
  const { code: language } = useLanguage();
  return useInfiniteQuery({
    queryKey: useMemberKey(`bets ${language}`),
    queryFn: ({ pageParam, signal }) =>
      call(listBets, { language, ...(pageParam && { before: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ bets, hasMore }) => (hasMore ? (bets.at(-1)?.betId ?? null) : null),
    staleTime: 0,
  });
}
