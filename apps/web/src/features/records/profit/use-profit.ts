import { readProfit } from '@baize/contract/records';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/server/api.ts';
import { useMemberKey } from '../../../shared/session/session.ts';
import type { RecordFilters } from '../use-record-search.ts';

export function useProfit({ search: { category }, range: { from, to } }: RecordFilters) {
  const asked = { from, to, ...(category && { category }) };
  return useQuery({
    queryKey: useMemberKey(`profit ${JSON.stringify(asked)}`),
    queryFn: ({ signal }) => call(readProfit, asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
