import {
  type DELIVERY_STATUSES,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  tryWebhook,
} from '@baize/contract/webhook';
import type { Id } from '@baize/std/id';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

const AGAIN_MS = 10_000;

export const useWebhooks = () =>
  useQuery({
    queryKey: ['webhooks'],
    queryFn: ({ signal }) => call(listWebhooks, {}, signal),
    refetchInterval: AGAIN_MS,
  });

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export const useDeliveries = (webhookId: Id<'whk'>, status: DeliveryStatus | undefined) =>
  useInfiniteQuery({
    queryKey: ['webhooks', 'deliveries', webhookId, status],
    queryFn: ({ pageParam, signal }) => {
      const asked = { webhookId, ...(status && { status }) };
      return call(listDeliveries, { ...asked, ...(pageParam && { before: pageParam }) }, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ deliveries, hasMore }) =>
      hasMore ? (deliveries.at(-1)?.deliveryId ?? null) : null,
    refetchInterval: AGAIN_MS,
  });

/** Both change what the list of deliveries shows. */
export function useDeliveryActs() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ['webhooks'] });
  const trying = useMutation({
    mutationFn: (webhookId: Id<'whk'>) => call(tryWebhook, { webhookId }),
    onSettled,
  });
  const replaying = useMutation({
    mutationFn: (deliveryId: string) => call(replayDelivery, { deliveryId }),
    onSettled,
  });
  return { trying, replaying };
}
