import type { Input } from '@baize/contract/endpoint';
import {
  type answerSupport,
  type closeSupport,
  listSupportQueue,
  readSupportFigures,
  readSupportThread,
  SUPPORT_VIEWS,
  type SupportThread,
  type SupportView,
  takeNextSupport,
  type takeSupport,
  type transferSupport,
} from '@baize/contract/support-desk';
import type { Id } from '@baize/std/id';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { useAgain } from '../../shared/live-line.ts';
import { refreshQueue } from '../../shared/refresh-queue.ts';
import { useAddressQuery } from '../../shared/use-address-query.ts';

/** While the line is lost: somebody waits in front of their screen. */
const WITHOUT_LINE_MS = 2_000;

/** What the address asks for. */
export function useSupportView(): SupportView {
  const { view } = useAddressQuery();
  return SUPPORT_VIEWS.find((each) => each === view) ?? 'waiting';
}

export const useSupportQueue = (view: SupportView, page: number) =>
  useQuery({
    queryKey: ['support', view, page],
    queryFn: ({ signal }) => call(listSupportQueue, { view, page }, signal),
    refetchInterval: useAgain(WITHOUT_LINE_MS),
  });

export function useSupportThread(conversationId: Id<'sup'>) {
  const again = useAgain(WITHOUT_LINE_MS);
  return useQuery({
    queryKey: ['support', 'thread', conversationId],
    queryFn: ({ signal }) => call(readSupportThread, { conversationId }, signal),
    refetchInterval: ({ state }) => (state.data?.status === 'ended' ? false : again),
  });
}

/** Templates, colleagues, hours and figures: they change slowly. */
export const useSupportFigures = () =>
  useQuery({
    queryKey: ['support', 'figures'],
    queryFn: ({ signal }) => call(readSupportFigures, {}, signal),
  });

type SupportChange =
  | typeof takeSupport
  | typeof answerSupport
  | typeof transferSupport
  | typeof closeSupport;

/** Whatever came of it, the queue and what the menu counts are read anew. */
export function useSupportChange<E extends SupportChange>(
  endpoint: E,
  onDone: (file: SupportThread) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<E>): Promise<SupportThread> =>
      call<SupportChange>(endpoint, input as Input<SupportChange>),
    onSuccess: (file) => {
      queries.setQueryData(['support', 'thread', file.conversationId], file);
      onDone(file);
    },
    onSettled: () => void refreshQueue(queries, 'support'),
  });
}

export function useTakeNext(onDone: (file: SupportThread | null) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(takeNextSupport, {}),
    onSuccess: ({ thread }) => onDone(thread),
    onSettled: () => void refreshQueue(queries, 'support'),
  });
}
