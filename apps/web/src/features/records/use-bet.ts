import { readBet } from '@baize/contract/records';
import { useLanguage } from '@baize/i18n/react.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/**
 * One bet with its round. It is asked for once a visit: the address of its round changes with every
 * answer, and a round that is being looked at must not be loaded anew.
 */
export function useBet(betId: string) {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: useMemberKey(`bet ${betId} ${language}`),
    queryFn: ({ signal }) => call(readBet, { betId, language }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
