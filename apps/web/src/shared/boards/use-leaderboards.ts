import { missionLeaderboard } from '@baize/contract/mission';
import { useLanguage } from '@baize/i18n/react.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../server/api.ts';
import { useMemberKey } from '../session/session.ts';

/** Others move on a board too: it is asked for again while it is shown. */
const ASK_AGAIN_MS = 15_000;

/** The event of missions is about what is kept under names that begin so. */
export function useLeaderboards(isOn = true) {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: useMemberKey(`missions boards ${language}`),
    queryFn: ({ signal }) => call(missionLeaderboard, { language }, signal),
    refetchInterval: ASK_AGAIN_MS,
    staleTime: 0,
    enabled: isOn,
  });
}
