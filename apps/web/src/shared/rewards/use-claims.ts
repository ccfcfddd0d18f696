import { claimReward, listRewards } from '@baize/contract/reward';
import { useLanguage } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRefresh } from '../loading/use-refresh.ts';
import { call } from '../server/api.ts';
import { useMemberKey } from '../session/session.ts';

/** What can be claimed; an event asks for it anew. */
export function useRewards() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: useMemberKey(`rewards open ${language}`),
    queryFn: ({ signal }) => call(listRewards, { language }, signal),
    staleTime: 0,
  });
}

export function useClaim() {
  const { code: language } = useLanguage();
  const refresh = useRefreshClaims();
  return useMutation({
    mutationFn: (rewardId: Id<'rwd'>) => call(claimReward, { language, rewardId }),
    onSettled: refresh,
  });
}

/** The lists, the badge and the balance, also where no event comes. */
export function useRefreshClaims() {
  const refreshRewards = useRefresh('rewards');
  const refreshBalance = useRefresh('balance');
  return () => Promise.all([refreshRewards(), refreshBalance()]);
}
