import type { Sorting } from '@baize/contract/sorting';
import { listDownlines, readDownline } from '@baize/contract/team';
import type { PeopleSort } from '@baize/contract/team-people';
import type { DaySpan } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePages } from '../../../shared/lists/use-pages.ts';
import { call } from '../../../shared/server/api.ts';
import { useMemberKey } from '../../../shared/session/session.ts';
import { allPages } from '../all-pages.ts';

type DownlinesAsked = DaySpan &
  Sorting<PeopleSort> & {
    readonly of?: MemberId;
    readonly search?: string;
  };

/** Those directly below somebody, or whoever fits a search, page after page. */
export function useDownlines({ from, to, of, search, sort, direction }: DownlinesAsked) {
  const asked = {
    from,
    to,
    ...(of && { of }),
    ...(search && { search }),
    ...(sort && { sort }),
    ...(direction && { direction }),
  };
  const ask = (after: string | null, signal?: AbortSignal) =>
    call(listDownlines, { ...asked, ...(after && { after }) }, signal);
  const query = usePages({
    name: `team downlines ${JSON.stringify(asked)}`,
    ask,
    nextOf: ({ next }) => next,
    keepsRows: true,
    staleMs: 30_000,
  });
  return { query, loadAll: () => allPages({ ask, nextOf: ({ next }) => next }) };
}

export function useDownline(memberId: MemberId, { from, to }: DaySpan) {
  return useQuery({
    queryKey: useMemberKey(`team member ${memberId} ${from} ${to}`),
    queryFn: ({ signal }) => call(readDownline, { memberId, from, to }, signal),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}
