import { type DepositCase, decideDeposit, listDepositQueue } from '@baize/contract/deposit';
import type { Input } from '@baize/contract/endpoint';
import type { QueueSort } from '@baize/contract/sorting';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { refreshQueue } from '../../shared/refresh-queue.ts';
import type { SortAsked } from '../../shared/use-sorting.ts';

const AGAIN_MS = 5_000;

export type DepositView = Input<typeof listDepositQueue>['view'];

export const useDepositQueue = (view: DepositView, page: number, sorting: SortAsked<QueueSort>) =>
  useQuery({
    queryKey: ['deposits', view, page, sorting],
    queryFn: ({ signal }) => call(listDepositQueue, { view, page, ...sorting }, signal),
    refetchInterval: AGAIN_MS,
  });

/** `onDone` is told even when the queue has moved on: its last order takes the page with it. */
export function useDepositDecision(onDone: (order: DepositCase) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<typeof decideDeposit>): Promise<DepositCase> =>
      call(decideDeposit, input),
    onSuccess: onDone,
    onSettled: () => void refreshQueue(queries, 'deposits'),
  });
}
