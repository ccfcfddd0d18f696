import { type BetDetail, readBet } from '@baize/contract/records';
import { readTeamBet, type TeamBetDetail } from '@baize/contract/team-bet';
import { useLanguage } from '@baize/i18n/react.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** Whose bet is looked at: the member's own, or one of an agent's team. */
export type BetOwner = 'own' | 'team';

/**
 * One bet with its round. It is asked for once a visit: the address of its round changes with every
 * answer, and a round that is being looked at must not be loaded anew.
 */
export function useBet(betId: string, owner: BetOwner) {
  const { code: language } = useLanguage();
  return useQuery<BetDetail | TeamBetDetail>({
    queryKey: useMemberKey(`bet ${owner} ${betId} ${language}`),
    queryFn: ({ signal }) =>
      owner === 'own'
        ? call(readBet, { betId, language }, signal)
        : call(readTeamBet, { betId, language }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
