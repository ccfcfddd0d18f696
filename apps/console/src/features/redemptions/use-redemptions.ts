import type { Input } from '@baize/contract/endpoint';
import { decideRedemption, listRedemptionQueue, type RedemptionCase } from '@baize/contract/points';
import type { QueueSort } from '@baize/contract/sorting';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { refreshQueue } from '../../shared/refresh-queue.ts';
import type { SortAsked } from '../../shared/use-sorting.ts';

const AGAIN_MS = 5_000;

export type RedemptionView = Input<typeof listRedemptionQueue>['view'];

export const useRedemptionQueue = (
  view: RedemptionView,
  page: number,
  sorting: SortAsked<QueueSort>,
) =>
  useQuery({
    queryKey: ['redemptions', view, page, sorting],
    queryFn: ({ signal }) => call(listRedemptionQueue, { view, page, ...sorting }, signal),
    refetchInterval: AGAIN_MS,
  });

/** `onDone` is told even when the queue has moved on: its last row takes the page with it. */
export function useRedemptionDecision(onDone: (order: RedemptionCase) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<typeof decideRedemption>): Promise<RedemptionCase> =>
      call(decideRedemption, input),
    onSuccess: onDone,
    onSettled: () => void refreshQueue(queries, 'redemptions'),
  });
}
