import type { Input, Output } from '@baize/contract/endpoint';
import { confirmLimit, listLimits, setLimit } from '@baize/contract/limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

export type OwnLimit = Output<typeof listLimits>['limits'][number];

export function useLimits() {
  return useQuery({
    queryKey: useMemberKey('limits'),
    queryFn: ({ signal }) => call(listLimits, {}, signal),
    staleTime: 0,
  });
}

/** Sets a limit, or takes it away with an amount of null. */
export function useSetLimit() {
  const refresh = useRefresh('limits');
  return useMutation({
    mutationFn: (input: Input<typeof setLimit>) => call(setLimit, input),
    onSuccess: refresh,
  });
}

/** Makes a higher limit hold that has waited its day. */
export function useConfirmLimit() {
  const refresh = useRefresh('limits');
  return useMutation({
    mutationFn: (input: Input<typeof confirmLimit>) => call(confirmLimit, input),
    onSuccess: refresh,
  });
}
