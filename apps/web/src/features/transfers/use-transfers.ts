import type { Input } from '@baize/contract/endpoint';
import { readUplineDesk, transferToUpline } from '@baize/contract/transfer';
import { readMerchantWallet, transferToVendorWallet } from '@baize/contract/wallet';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** How often a vendor's word is looked for while a transfer is under way. */
const ASK_AGAIN_MS = 2_000;

export const useUplineDesk = () =>
  useQuery({
    queryKey: useMemberKey('transfers upline'),
    queryFn: ({ signal }) => call(readUplineDesk, {}, signal),
    staleTime: 0,
  });

export const useWallets = () =>
  useQuery({
    queryKey: useMemberKey('transfers wallets'),
    queryFn: ({ signal }) => call(readMerchantWallet, {}, signal),
    refetchInterval: ({ state: { data } }) => (data?.underWay.length ? ASK_AGAIN_MS : false),
    staleTime: 0,
  });

/** What is shown of transfers and of the balance is read anew, whatever became of one. */
export function useRefresh() {
  const queries = useQueryClient();
  const [scope, login] = useMemberKey('transfers');
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [kind, owner, name] }) =>
        kind === scope && owner === login && /^(transfers|balance)/.test(String(name)),
    });
}

export function useSendToUpline() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: Input<typeof transferToUpline>) => call(transferToUpline, input),
    onSettled: refresh,
  });
}

export function useMoveToVendor() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: Input<typeof transferToVendorWallet>) =>
      call(transferToVendorWallet, input),
    onSettled: refresh,
  });
}
