import type { Input } from '@baize/contract/endpoint';
import { confirmTimeLimit, readPlayClock, setTimeLimit } from '@baize/contract/play-clock';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

export function useTimeLimits() {
  return useQuery({
    queryKey: useMemberKey('protection clock'),
    queryFn: ({ signal }) => call(readPlayClock, {}, signal),
    staleTime: 0,
  });
}

export function useSetTimeLimit() {
  const refresh = useRefresh('protection');
  return useMutation({
    mutationFn: (input: Input<typeof setTimeLimit>) => call(setTimeLimit, input),
    onSuccess: refresh,
  });
}

/** Makes a laxer one hold that has waited its day. */
export function useConfirmTimeLimit() {
  const refresh = useRefresh('protection');
  return useMutation({
    mutationFn: (input: Input<typeof confirmTimeLimit>) => call(confirmTimeLimit, input),
    onSuccess: refresh,
  });
}
