import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemberKey } from '../session/session.ts';

type PagesWanted<Page, Mark extends string> = {
  /** What is asked for, filters and all: another name is another list. */
  readonly name: string;
  readonly ask: (mark: Mark | null, signal?: AbortSignal) => Promise<Page>;
  /** Where the next page begins; null where there is none. */
  readonly nextOf: (page: Page) => Mark | null;
  /** Whether the rows of other filters stay until the new ones are there. */
  readonly keepsRows?: boolean;
  /** How often to ask again, by what the first page says. */
  readonly askAgainMs?: (first: Page) => number | false;
  readonly staleMs?: number;
};

/** A member's list, page after page. */
export function usePages<Page, Mark extends string>(wanted: PagesWanted<Page, Mark>) {
  const { name, ask, nextOf, keepsRows = false, askAgainMs, staleMs = 0 } = wanted;
  return useInfiniteQuery({
    queryKey: useMemberKey(name),
    queryFn: ({ pageParam, signal }) => ask(pageParam as Mark | null, signal),
    initialPageParam: null as Mark | null,
    getNextPageParam: nextOf,
    refetchInterval: ({ state: { data } }) => {
      const first = data?.pages[0];
      return first && askAgainMs ? askAgainMs(first) : false;
    },
    staleTime: staleMs,
    ...(keepsRows && { placeholderData: keepPreviousData }),
  });
}
