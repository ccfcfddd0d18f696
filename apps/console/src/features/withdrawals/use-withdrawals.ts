import type { Input } from '@baize/contract/endpoint';
import type { QueueSort } from '@baize/contract/sorting';
import {
  type decideClaim,
  type decideWithdrawal,
  listWithdrawalQueue,
  type WithdrawalCase,
} from '@baize/contract/withdrawal';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { refreshQueue } from '../../shared/refresh-queue.ts';
import type { SortAsked } from '../../shared/use-sorting.ts';

const AGAIN_MS = 5_000;

export type QueueView = Input<typeof listWithdrawalQueue>['view'];

/** Asked again every few seconds: colleagues work at the same queue. */
export const useWithdrawalQueue = (view: QueueView, page = 1, sorting: SortAsked<QueueSort> = {}) =>
  useQuery({
    queryKey: ['withdrawals', view, page, sorting],
    queryFn: ({ signal }) => call(listWithdrawalQueue, { view, page, ...sorting }, signal),
    refetchInterval: AGAIN_MS,
  });

type Decision = typeof decideWithdrawal | typeof decideClaim;

/** `onDone` is told even when the queue has moved on: its last order takes the page with it. */
export function useDecision<E extends Decision>(
  endpoint: E,
  onDone: (order: WithdrawalCase) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<E>): Promise<WithdrawalCase> =>
      call<Decision>(endpoint, input as Input<Decision>),
    onSuccess: onDone,
    // Also after a refusal: a colleague may have been quicker.
    onSettled: () => void refreshQueue(queries, 'withdrawals'),
  });
}
