import { readRebates } from '@baize/contract/rebate';
import { claimReward } from '@baize/contract/reward';
import { useLanguage } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** What bets have earned back; an event asks for it anew. */
export function useRebates() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: useMemberKey(`rebates ${language}`),
    queryFn: ({ signal }) => call(readRebates, { language }, signal),
    staleTime: 0,
  });
}

/** Claims the open reward of a category, and asks anew for all that it changes. */
export function useClaimRebate() {
  const { code: language } = useLanguage();
  const refreshRebates = useRefresh('rebates');
  const refreshRewards = useRefresh('rewards');
  const refreshBalance = useRefresh('balance');
  return useMutation({
    mutationFn: (rewardId: Id<'rwd'>) => call(claimReward, { language, rewardId }),
    onSettled: () => Promise.all([refreshRebates(), refreshRewards(), refreshBalance()]),
  });
}
