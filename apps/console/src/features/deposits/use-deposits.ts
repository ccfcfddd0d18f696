import { type DepositCase, decideDeposit, listDepositQueue } from '@baize/contract/deposit';
import type { Input } from '@baize/contract/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

const AGAIN_MS = 5_000;

export type DepositView = Input<typeof listDepositQueue>['view'];

export const useDepositQueue = (view: DepositView) =>
  useQuery({
    queryKey: ['deposits', view],
    queryFn: ({ signal }) => call(listDepositQueue, { view }, signal),
    refetchInterval: AGAIN_MS,
  });

export function useDepositDecision() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<typeof decideDeposit>): Promise<DepositCase> =>
      call(decideDeposit, input),
    onSettled: () => queries.invalidateQueries({ queryKey: ['deposits'] }),
  });
}
