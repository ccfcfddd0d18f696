import { changeLink, createDownline, createLink, readRegisterCenter } from '@baize/contract/agent';
import type { Input } from '@baize/contract/endpoint';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/server/api.ts';
import { usePermission } from '../../../shared/session/permission.ts';
import { useMemberKey } from '../../../shared/session/session.ts';
import { useTeamRefresh } from '../use-team-refresh.ts';

export const useRegisterCenter = () =>
  useQuery({
    queryKey: useMemberKey('team register'),
    queryFn: ({ signal }) => call(readRegisterCenter, {}, signal),
    staleTime: 0,
  });

export function useCreateLink() {
  const refresh = useTeamRefresh();
  return useMutation({
    mutationFn: (input: Input<typeof createLink>) => call(createLink, input),
    onSettled: refresh,
  });
}

export function useChangeLink() {
  const refresh = useTeamRefresh();
  return useMutation({
    mutationFn: (input: Input<typeof changeLink>) => call(changeLink, input),
    onSettled: refresh,
  });
}

export function useCreateDownline() {
  const refresh = useTeamRefresh();
  return useMutation({
    mutationFn: (input: Input<typeof createDownline>) => call(createDownline, input),
    onSettled: refresh,
  });
}

/** Under the address that the brand keeps for agents, where it has one. */
export function useLinkAddress(): (code: string) => string {
  const domains = usePermission().data?.info.domainRoute ?? [];
  const agents = domains.find(({ purpose }) => purpose === 'agent');
  const origin = agents ? `https://${agents.domain}` : location.origin;
  return (code) => `${origin}/register?affiliateCode=${encodeURIComponent(code)}`;
}
