import { readTeamOverview } from '@baize/contract/team';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/server/api.ts';
import { useMemberKey } from '../../../shared/session/session.ts';
import type { TeamFilters } from '../use-team-search.ts';

export function useOverview({ search: { of, scope }, range: { from, to } }: TeamFilters) {
  const asked = { from, to, ...(of && { of }), ...(scope && { scope }) };
  return useQuery({
    queryKey: useMemberKey(`team overview ${JSON.stringify(asked)}`),
    queryFn: ({ signal }) => call(readTeamOverview, asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}
