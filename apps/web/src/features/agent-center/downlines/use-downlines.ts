import { listDownlines, readDownline } from '@baize/contract/team';
import type { MemberId } from '@baize/std/id';
import type { DayRange } from '@baize/ui/calendar-month';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api.ts';
import { useMemberKey } from '../../../shared/session.ts';

type Asked = DayRange & { readonly of?: MemberId; readonly search?: string };

/** Those directly below somebody, or whoever fits a search, page after page. */
export function useDownlines({ from, to, of, search }: Asked) {
  const asked = { from, to, ...(of && { of }), ...(search && { search }) };
  return useInfiniteQuery({
    queryKey: useMemberKey(`team downlines ${JSON.stringify(asked)}`),
    queryFn: ({ pageParam, signal }) =>
      call(listDownlines, { ...asked, ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

export function useDownline(memberId: MemberId, { from, to }: DayRange) {
  return useQuery({
    queryKey: useMemberKey(`team member ${memberId} ${from} ${to}`),
    queryFn: ({ signal }) => call(readDownline, { memberId, from, to }, signal),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}
