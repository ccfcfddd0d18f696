import { missionSummary } from '@baize/contract/mission';
import { claimReward } from '@baize/contract/reward';
import { useLanguage } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** The event of missions is about what is kept under names that begin so. */
export function useMissions() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: useMemberKey(`missions ${language}`),
    queryFn: ({ signal }) => call(missionSummary, { language }, signal),
    staleTime: 0,
  });
}

export function useClaimMission() {
  const { code: language } = useLanguage();
  const refreshers = [useRefresh('missions'), useRefresh('rewards'), useRefresh('balance')];
  return useMutation({
    mutationFn: (rewardId: Id<'rwd'>) => call(claimReward, { language, rewardId }),
    onSettled: () => Promise.all(refreshers.map((refresh) => refresh())),
  });
}
