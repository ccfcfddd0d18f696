import { type ExclusionInput, excludeSelf, readExclusion } from '@baize/contract/exclusion';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** The break from play that the member is on. */
export function useBreak() {
  return useQuery({
    queryKey: useMemberKey('protection break'),
    queryFn: ({ signal }) => call(readExclusion, {}, signal),
    staleTime: 0,
  });
}

export function useTakeBreak() {
  const refresh = useRefresh('protection');
  const refreshWho = useRefresh('info');
  return useMutation({
    mutationFn: (wanted: ExclusionInput) => call(excludeSelf, { wanted }),
    onSuccess: () => Promise.all([refresh(), refreshWho()]),
  });
}
