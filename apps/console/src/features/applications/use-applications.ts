import type { Input } from '@baize/contract/endpoint';
import {
  decideApplication,
  listApplications,
  type PromotionApplication,
} from '@baize/contract/promotion';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { refreshQueue } from '../../shared/refresh-queue.ts';

const AGAIN_MS = 5_000;

export type ApplicationView = Input<typeof listApplications>['view'];

export const useApplications = (view: ApplicationView, page: number) =>
  useQuery({
    queryKey: ['applications', view, page],
    queryFn: ({ signal }) => call(listApplications, { view, page }, signal),
    refetchInterval: AGAIN_MS,
  });

/** `onDone` is told even when the queue has moved on: its last row takes the page with it. */
export function useApplicationDecision(onDone: (decided: PromotionApplication) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<typeof decideApplication>): Promise<PromotionApplication> =>
      call(decideApplication, input),
    onSuccess: onDone,
    onSettled: () => void refreshQueue(queries, 'applications'),
  });
}
