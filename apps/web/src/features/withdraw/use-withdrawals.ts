import type { Input } from '@baize/contract/endpoint';
import {
  type cancelWithdrawal,
  type confirmReceipt,
  listWithdrawals,
  readWithdrawal,
  readWithdrawalDesk,
  type requestWithdrawal,
  type WithdrawalOrder,
} from '@baize/contract/withdrawal';
import { useLanguage } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { useMutation, useQuery } from '@tanstack/react-query';
import { usePages } from '../../shared/lists/use-pages.ts';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** The server says what changed; whoever does not hear it asks again after this. */
const ASK_AGAIN_MS = 5_000;

const ENDED: ReadonlySet<string> = new Set(['received', 'closed', 'refused', 'cancelled']);

export const isEnded = ({ status }: Pick<WithdrawalOrder, 'status'>): boolean => ENDED.has(status);

export function useWithdrawalDesk() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: useMemberKey(`withdrawals desk ${language}`),
    queryFn: ({ signal }) => call(readWithdrawalDesk, { language }, signal),
    staleTime: 0,
  });
}

export const useWithdrawal = (orderId: Id<'wdr'>) =>
  useQuery({
    queryKey: useMemberKey(`withdrawals ${orderId}`),
    queryFn: ({ signal }) => call(readWithdrawal, { orderId }, signal),
    refetchInterval: ({ state: { data } }) => (data && isEnded(data) ? false : ASK_AGAIN_MS),
    staleTime: 0,
  });

export type HistoryView = NonNullable<Input<typeof listWithdrawals>['view']>;

export const useWithdrawalHistory = (view: HistoryView) =>
  usePages({
    name: `withdrawals list ${view}`,
    ask: (before: Id<'wdr'> | null, signal) =>
      call(listWithdrawals, { view, ...(before && { before }) }, signal),
    nextOf: ({ orders, hasMore }) => (hasMore ? (orders.at(-1)?.orderId ?? null) : null),
  });

type OrderCall = typeof requestWithdrawal | typeof cancelWithdrawal | typeof confirmReceipt;

/** A call that changes a withdrawal: what is shown of them is read anew when it was taken. */
export function useOrderCall<E extends OrderCall>(endpoint: E) {
  const refresh = useRefresh('withdrawals');
  return useMutation({
    mutationFn: (input: Input<E>): Promise<WithdrawalOrder> =>
      call<OrderCall>(endpoint, input as Input<OrderCall>),
    onSuccess: refresh,
    // What it waits for may be told by the desk: a bonus that is at stake since the page was opened.
    onError: refresh,
  });
}
