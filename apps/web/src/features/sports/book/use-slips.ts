import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callBook } from '../../../shared/book/call-book.ts';
import type { BookAccess } from '../../../shared/book/use-book-session.ts';
import { useBookUrl } from '../../../shared/book/use-book-session.ts';
import { useMemberKey } from '../../../shared/session/session.ts';
import type { SlipInput, WireCashOut, WireSlip } from './wire.ts';

const WAITING: readonly WireSlip['status'][] = ['pending', 'delayed', 'referred', 'cancelling'];
const POLL_MS = 1000;
const OPEN_MS = 5000;

export type Quote = {
  readonly legs: SlipInput['legs'];
  readonly lines: number;
  readonly odds: number | null;
  readonly largestStake: string;
  readonly delayMs: number;
};

/** The prices and bounds of a slip, by the book; asked anew while the slip is open. */
export function useQuote(input: SlipInput | null) {
  const base = useBookUrl();
  return useQuery({
    queryKey: ['sports', 'quote', input],
    queryFn: ({ signal }) =>
      callBook<Quote>(base ?? '', { path: '/api/sports/quotes', body: input ?? {}, signal }),
    enabled: base !== null && input !== null,
    // What is on the slip stands still while the next answer is on its way.
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
    refetchInterval: OPEN_MS,
  });
}

export function usePlaceSlip(access: BookAccess | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: SlipInput & { readonly requestKey: string }) =>
      callBook<WireSlip>(access?.base ?? '', {
        ...tokenOf(access),
        path: '/api/sports/slips',
        body: input,
      }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['sports', 'slips'] });
      void queries.invalidateQueries({ queryKey: ['sports', 'quote'] });
    },
  });
}

export function useTakeReoffer(access: BookAccess | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ reofferId, requestKey }: { reofferId: string; requestKey: string }) =>
      callBook<WireSlip>(access?.base ?? '', {
        ...tokenOf(access),
        path: `/api/sports/reoffers/${reofferId}/accept`,
        body: { requestKey },
      }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['sports', 'slips'] }),
  });
}

/** One slip, read anew while it waits for its answer. */
export function useSlip(access: BookAccess | null, slipId: string | null) {
  const member = useMemberKey('sports');
  return useQuery({
    queryKey: ['sports', 'slips', ...member, slipId],
    queryFn: ({ signal }) =>
      callBook<WireSlip>(access?.base ?? '', {
        ...tokenOf(access),
        path: `/api/sports/slips/${slipId}`,
        signal,
      }),
    enabled: access !== null && slipId !== null,
    refetchInterval: ({ state }) => {
      const status = state.data?.status;
      if (status === undefined || WAITING.includes(status)) return POLL_MS;
      return status === 'accepted' ? OPEN_MS : false;
    },
  });
}

export function useSlips(access: BookAccess | null, view: 'open' | 'settled') {
  const member = useMemberKey('sports');
  return useInfiniteQuery({
    queryKey: ['sports', 'slips', ...member, view],
    queryFn: ({ pageParam, signal }) =>
      callBook<readonly WireSlip[]>(access?.base ?? '', {
        ...tokenOf(access),
        path: `/api/sports/slips?view=${view}${pageParam === '' ? '' : `&before=${pageParam}`}`,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < 20 ? undefined : page.at(-1)?.slipId),
    enabled: access !== null,
    refetchInterval: OPEN_MS,
  });
}

export function useCashOutQuote(access: BookAccess | null) {
  return useMutation({
    mutationFn: ({ slipId, percent }: { slipId: string; percent: number }) =>
      callBook<WireCashOut>(access?.base ?? '', {
        ...tokenOf(access),
        path: `/api/sports/slips/${slipId}/cash-out-quotes`,
        body: { percent },
      }),
  });
}

export function useCashOut(access: BookAccess | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ slipId, quoteId }: { slipId: string; quoteId: string }) =>
      callBook<WireSlip>(access?.base ?? '', {
        ...tokenOf(access),
        path: `/api/sports/slips/${slipId}/cash-outs`,
        body: { quoteId },
      }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['sports', 'slips'] }),
  });
}

const tokenOf = (access: BookAccess | null) => (access === null ? {} : { token: access.token });
