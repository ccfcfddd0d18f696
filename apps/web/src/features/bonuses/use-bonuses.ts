import { giveUpBonus, listBonuses } from '@baize/contract/bonus';
import { useLanguage } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { useMemberKey } from '../../shared/session.ts';
import { useRefresh } from '../../shared/use-refresh.ts';

/** Bets are counted whenever they are asked for; the server only says when a bonus ends. */
const ASK_AGAIN_MS = 15_000;

export function useBonuses() {
  const { code: language } = useLanguage();
  return useInfiniteQuery({
    queryKey: useMemberKey(`bonuses ${language}`),
    queryFn: ({ pageParam, signal }) =>
      call(listBonuses, { language, ...(pageParam && { before: pageParam }) }, signal),
    initialPageParam: null as Id<'bon'> | null,
    getNextPageParam: ({ bonuses, hasMore }) =>
      hasMore ? (bonuses.at(-1)?.bonusId ?? null) : null,
    refetchInterval: ({ state: { data } }) =>
      data?.pages[0]?.bonuses.some(({ state }) => state === 'active') ? ASK_AGAIN_MS : false,
    staleTime: 0,
  });
}

export function useGiveUp() {
  const { code: language } = useLanguage();
  const refresh = useRefresh('bonuses');
  return useMutation({
    mutationFn: (bonusId: Id<'bon'>) => call(giveUpBonus, { language, bonusId }),
    onSuccess: refresh,
  });
}
