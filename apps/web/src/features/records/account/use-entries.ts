import { listEntries } from '@baize/contract/records';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api.ts';
import { useMemberKey } from '../../../shared/session.ts';
import type { RecordFilters } from '../use-record-search.ts';

export type EntryQuestion = Pick<RecordFilters, 'search' | 'range'>;

/** What the account record is asked by. */
export const askedBy = ({ search: { type }, range: { from, to } }: EntryQuestion) => ({
  from,
  to,
  ...(type && { type }),
});

/** The movements of a member's wallet, page after page. */
export function useEntries(question: EntryQuestion) {
  const asked = askedBy(question);
  return useInfiniteQuery({
    queryKey: useMemberKey(`entries ${JSON.stringify(asked)}`),
    queryFn: ({ pageParam, signal }) =>
      call(listEntries, { ...asked, ...(pageParam && { before: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
