import { readCredit } from '@baize/contract/records';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/server/api.ts';
import { useMemberKey } from '../../../shared/session/session.ts';
import type { RecordFilters } from '../use-record-search.ts';

export function useCredit({ range: { from, to } }: RecordFilters) {
  return useQuery({
    queryKey: useMemberKey(`credit ${from} ${to}`),
    queryFn: ({ signal }) => call(readCredit, { from, to }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
