import { countRewards } from '@baize/contract/reward-count';
import { useQuery } from '@tanstack/react-query';
import { call } from '../server/api.ts';
import { useMemberKey, useSession } from './session.ts';

/** How many rewards the member can claim now; trial accounts have none and do not ask. */
export const useRewardCount = (): number => useCounts()?.availablePromoCount ?? 0;

/** How many of them are for missions. */
export const useMissionCount = (): number => useCounts()?.missionCount ?? 0;

function useCounts() {
  const { state, pending } = useSession();
  const { data } = useQuery({
    queryKey: useMemberKey('rewards count'),
    queryFn: ({ signal }) => call(countRewards, {}, signal),
    enabled: state === 'member' && pending === null,
  });
  return data;
}
