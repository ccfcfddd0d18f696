import {
  type addSlip,
  type cancelDeposit,
  type createDeposit,
  type DepositOrder,
  listDeposits,
  readDeposit,
  readDepositDesk,
  type renewDeposit,
  type sayPaid,
} from '@baize/contract/deposit';
import type { Input } from '@baize/contract/endpoint';
import { useLanguage } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { useMutation, useQuery } from '@tanstack/react-query';
import { usePages } from '../../shared/lists/use-pages.ts';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** The server says what changed; whoever does not hear it asks again after this. */
const ASK_AGAIN_MS = 5_000;

const UNDER_WAY: ReadonlySet<string> = new Set(['opening', 'waiting', 'checking']);

export const isUnderWay = ({ status }: Pick<DepositOrder, 'status'>): boolean =>
  UNDER_WAY.has(status);

export function useDepositDesk() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: useMemberKey(`deposits desk ${language}`),
    queryFn: ({ signal }) => call(readDepositDesk, { language }, signal),
    staleTime: 0,
  });
}

export function useDeposit(orderId: Id<'dep'>) {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: useMemberKey(`deposits ${orderId} ${language}`),
    queryFn: ({ signal }) => call(readDeposit, { language, orderId }, signal),
    refetchInterval: ({ state: { data } }) => (data && !isUnderWay(data) ? false : ASK_AGAIN_MS),
    staleTime: 0,
  });
}

export function useDepositHistory() {
  const { code: language } = useLanguage();
  return usePages({
    name: `deposits list ${language}`,
    ask: (before: Id<'dep'> | null, signal) =>
      call(listDeposits, { language, ...(before && { before }) }, signal),
    nextOf: ({ orders, hasMore }) => (hasMore ? (orders.at(-1)?.orderId ?? null) : null),
  });
}

type OrderCall =
  | typeof createDeposit
  | typeof sayPaid
  | typeof renewDeposit
  | typeof cancelDeposit
  | typeof addSlip;

/** A call that changes an order: what is shown of orders is read anew when it was taken. */
export function useOrderCall<E extends OrderCall>(endpoint: E) {
  const { code: language } = useLanguage();
  const refresh = useRefresh('deposits');
  return useMutation({
    mutationFn: (input: Omit<Input<E>, 'language'>): Promise<DepositOrder> =>
      call<OrderCall>(endpoint, { ...input, language } as unknown as Input<OrderCall>),
    onSuccess: refresh,
  });
}
