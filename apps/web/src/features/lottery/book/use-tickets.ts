import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callBook } from '../../../shared/book/call-book.ts';
import type { BookAccess } from '../../../shared/book/use-book-session.ts';
import { useHouse } from '../house/house.ts';
import { DRAWS } from './use-draws.ts';
import type { WireBet, WireChase, WireProof, WireTicket, WireWholeTicket } from './wire.ts';

export type PlaceInput = {
  readonly requestKey: string;
  readonly drawId: string;
  readonly mode: string;
  readonly bets: readonly WireBet[];
  readonly halves: readonly string[];
};

export type ChaseInput = {
  readonly requestKey: string;
  readonly lottery: string;
  readonly mode: string;
  readonly bets: readonly WireBet[];
  readonly multiples: readonly number[];
  readonly stopsOn: 'win' | 'profit' | 'never';
  readonly profit: string | null;
};

const of = ({ base, token }: BookAccess) => ({
  get: <Value>(path: string, signal?: AbortSignal) =>
    callBook<Value>(base, { path, token, signal }),
  post: <Value>(path: string, body: object = {}) => callBook<Value>(base, { path, token, body }),
});

const useMemberKey = (what: string) => useHouse().memberKey(what);

/** After money has moved: the balance, the tickets and what is left of the numbers. */
function useMoneyMoved() {
  const queries = useQueryClient();
  const balance = useMemberKey('balance');
  const tickets = useMemberKey('book tickets');
  return () => {
    void queries.invalidateQueries({ queryKey: balance });
    void queries.invalidateQueries({ queryKey: tickets });
    void queries.invalidateQueries({ queryKey: [DRAWS] });
  };
}

export function usePlaceTicket(access: BookAccess | null) {
  const onSettled = useMoneyMoved();
  return useMutation({
    mutationFn: (input: PlaceInput) => of(known(access)).post<WireTicket>('/api/tickets', input),
    onSettled,
  });
}

export function useStartChase(access: BookAccess | null) {
  const onSettled = useMoneyMoved();
  return useMutation({
    mutationFn: (input: ChaseInput) => of(known(access)).post<WireChase>('/api/chases', input),
    onSettled,
  });
}

export function useCancelTicket(access: BookAccess | null) {
  const onSettled = useMoneyMoved();
  return useMutation({
    mutationFn: (ticketId: string) =>
      of(known(access)).post<WireTicket>(`/api/tickets/${ticketId}/cancel`),
    onSettled,
  });
}

export function useStopChase(access: BookAccess | null) {
  const onSettled = useMoneyMoved();
  return useMutation({
    mutationFn: (chaseId: string) =>
      of(known(access)).post<WireChase>(`/api/chases/${chaseId}/stop`),
    onSettled,
  });
}

const PAGE = 20;
/** Results of open tickets come without anybody asking. */
const ASK_AGAIN_MS = 5_000;

const OPEN: readonly string[] = ['pending', 'reserved', 'accepted', 'cancelling'];

export const isOpenTicket = ({ status }: Pick<WireTicket, 'status'>): boolean =>
  OPEN.includes(status);

export function useTickets(access: BookAccess | null) {
  return useInfiniteQuery({
    queryKey: [...useMemberKey('book tickets'), 'list'],
    queryFn: ({ pageParam, signal }) =>
      of(known(access)).get<readonly WireTicket[]>(
        pageParam === null ? '/api/tickets' : `/api/tickets?before=${pageParam}`,
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) =>
      last.length < PAGE ? undefined : (last.at(-1)?.ticketId ?? undefined),
    enabled: access !== null,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some((page) => page.some(isOpenTicket)) ? ASK_AGAIN_MS : false,
  });
}

export function useTicket(access: BookAccess | null, ticketId: string) {
  return useQuery({
    queryKey: [...useMemberKey('book tickets'), ticketId],
    queryFn: ({ signal }) =>
      of(known(access)).get<WireWholeTicket>(`/api/tickets/${ticketId}`, signal),
    enabled: access !== null,
    refetchInterval: ({ state: { data } }) => (data && isOpenTicket(data) ? ASK_AGAIN_MS : false),
  });
}

export function useTicketProof(access: BookAccess | null, ticketId: string) {
  return useQuery({
    queryKey: [...useMemberKey('book tickets'), ticketId, 'proof'],
    queryFn: ({ signal }) =>
      of(known(access)).get<WireProof>(`/api/tickets/${ticketId}/proof`, signal),
    enabled: access !== null,
  });
}

export function useChases(access: BookAccess | null) {
  return useQuery({
    queryKey: [...useMemberKey('book tickets'), 'chases'],
    queryFn: ({ signal }) => of(known(access)).get<readonly WireChase[]>('/api/chases', signal),
    enabled: access !== null,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ status }) => status === 'running') ? ASK_AGAIN_MS : false,
  });
}

function known(access: BookAccess | null): BookAccess {
  if (access === null) throw new Error('the book is asked once its session is open');
  return access;
}
