import type { Endpoint, Input, Output } from '@baize/contract/endpoint';
import { readSecurityCenter, type SecurityCenter } from '@baize/contract/security';
import { endSession, listSessions } from '@baize/contract/session';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { memberQuery, useMemberKey } from '../../shared/session/session.ts';

export const useSecurityCenter = () =>
  useQuery({
    queryKey: useMemberKey('security'),
    queryFn: ({ signal }) => call(readSecurityCenter, {}, signal),
  });

/** A call that answers the security center as it is after the change. */
type Change = Endpoint & { readonly output: (typeof readSecurityCenter)['output'] };

/** Makes a change and shows what the server made of it; the header follows. */
export function useSecurityChange<E extends Change>(endpoint: E) {
  const queries = useQueryClient();
  const queryKey = useMemberKey('security');
  return useMutation({
    mutationFn: (input: Input<E>) => call(endpoint, input) as Promise<SecurityCenter>,
    onSuccess: (center) => {
      queries.setQueryData(queryKey, center);
      return queries.invalidateQueries({ queryKey: memberQuery().queryKey });
    },
  });
}

/** After a change that answers something else. */
export function useReloadSecurityCenter(): () => Promise<void> {
  const queries = useQueryClient();
  const queryKey = useMemberKey('security');
  return () => queries.invalidateQueries({ queryKey });
}

export type Sessions = Output<typeof listSessions>;

export const useSessions = () =>
  useQuery({
    queryKey: useMemberKey('sessions'),
    queryFn: ({ signal }) => call(listSessions, {}, signal),
  });

export function useEndSession() {
  const queries = useQueryClient();
  const queryKey = useMemberKey('sessions');
  return useMutation({
    mutationFn: (sessionId: Input<typeof endSession>['sessionId']) =>
      call(endSession, { sessionId }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
