import { listReferralFriends, readReferral } from '@baize/contract/referral';
import { claimReward } from '@baize/contract/reward';
import { useLanguage } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { useMutation, useQuery } from '@tanstack/react-query';
import { usePages } from '../../shared/lists/use-pages.ts';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';
import { useAvailablePromo } from '../../shared/session/use-available-promo.ts';

/** The event of rewards is about what is kept under names that begin so. */
export function useReferral() {
  const { code: language } = useLanguage();
  // Opened or closed, the terms are asked for anew.
  const { enabled } = useAvailablePromo().REFERRAL;
  return useQuery({
    queryKey: useMemberKey(`rewards referral ${language} ${enabled ? 'open' : 'closed'}`),
    queryFn: ({ signal }) => call(readReferral, { language }, signal),
    staleTime: 0,
  });
}

export function useFriends() {
  const { code: language } = useLanguage();
  return usePages({
    name: `rewards referral friends ${language}`,
    ask: (before: string | null, signal) =>
      call(listReferralFriends, { language, ...(before && { before }) }, signal),
    nextOf: ({ friends, hasMore }) => (hasMore ? (friends.at(-1)?.joinedAt ?? null) : null),
  });
}

export function useClaimReferral() {
  const { code: language } = useLanguage();
  const refreshers = [useRefresh('rewards'), useRefresh('balance')];
  return useMutation({
    mutationFn: (rewardId: Id<'rwd'>) => call(claimReward, { language, rewardId }),
    onSettled: () => Promise.all(refreshers.map((refresh) => refresh())),
  });
}

/** Where a friend registers with the code filled in. */
export const referralLink = (code: string): string =>
  `${location.origin}/register?referralCode=${encodeURIComponent(code)}`;
