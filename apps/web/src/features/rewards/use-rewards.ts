import type { Input } from '@baize/contract/endpoint';
import { claimAllRewards, listReceipts } from '@baize/contract/reward';
import { appealHold } from '@baize/contract/reward-hold';
import { useLanguage } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { useMutation } from '@tanstack/react-query';
import { usePages } from '../../shared/lists/use-pages.ts';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { useRefreshClaims } from '../../shared/rewards/use-claims.ts';
import { call } from '../../shared/server/api.ts';

export function useReceipts() {
  const { code: language } = useLanguage();
  return usePages({
    name: `rewards receipts ${language}`,
    ask: (before: Id<'rwd'> | null, signal) =>
      call(listReceipts, { language, ...(before && { before }) }, signal),
    nextOf: ({ receipts, hasMore }) => (hasMore ? (receipts.at(-1)?.rewardId ?? null) : null),
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
  const refresh = useRefreshClaims();
  return useMutation({
    mutationFn: () => call(claimAllRewards, { language }),
    onSettled: refresh,
  });
}
