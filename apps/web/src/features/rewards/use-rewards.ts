import type { Input } from '@baize/contract/endpoint';
import { claimAllRewards, claimReward, listReceipts, listRewards } from '@baize/contract/reward';
import { appealHold } from '@baize/contract/reward-hold';
import { useLanguage } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { useMutation, useQuery } from '@tanstack/react-query';
import { usePages } from '../../shared/lists/use-pages.ts';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** What can be claimed; an event asks for it anew. */
export function useRewards() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: useMemberKey(`rewards open ${language}`),
    queryFn: ({ signal }) => call(listRewards, { language }, signal),
    staleTime: 0,
  });
}

export function useReceipts() {
  const { code: language } = useLanguage();
  return usePages({
    name: `rewards receipts ${language}`,
    ask: (before: Id<'rwd'> | null, signal) =>
      call(listReceipts, { language, ...(before && { before }) }, signal),
    nextOf: ({ receipts, hasMore }) => (hasMore ? (receipts.at(-1)?.rewardId ?? null) : null),
  });
}

export function useClaim() {
  const { code: language } = useLanguage();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (rewardId: Id<'rwd'>) => call(claimReward, { language, rewardId }),
    onSettled: refresh,
  });
}

export function useAppeal() {
  const refresh = useRefresh('rewards');
  return useMutation({
    mutationFn: (appeal: Input<typeof appealHold>) => call(appealHold, appeal),
    onSettled: refresh,
  });
}

export function useClaimAll() {
  const { code: language } = useLanguage();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: () => call(claimAllRewards, { language }),
    onSettled: refresh,
  });
}

/** The lists, the badge and the balance, also where no event comes. */
function useRefreshAll() {
  const refreshRewards = useRefresh('rewards');
  const refreshBalance = useRefresh('balance');
  return () => Promise.all([refreshRewards(), refreshBalance()]);
}
