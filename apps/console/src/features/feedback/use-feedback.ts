import type { Input } from '@baize/contract/endpoint';
import {
  type answerFeedback,
  type assignFeedback,
  type closeFeedback,
  FEEDBACK_KINDS,
  FEEDBACK_VIEWS,
  type FeedbackCase,
  type FeedbackKind,
  type FeedbackView,
  listFeedbackQueue,
  readFeedbackDesk,
  type takeFeedback,
} from '@baize/contract/feedback';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { refreshQueue } from '../../shared/refresh-queue.ts';
import { useAddressQuery } from '../../shared/use-address-query.ts';

const AGAIN_MS = 5_000;

export type FeedbackSought = {
  readonly view: FeedbackView;
  readonly kind: FeedbackKind | undefined;
};

/** What the address asks for. */
export function useFeedbackSought(): FeedbackSought {
  const { view, kind } = useAddressQuery();
  return {
    view: FEEDBACK_VIEWS.find((each) => each === view) ?? 'waiting',
    kind: FEEDBACK_KINDS.find((each) => each === kind),
  };
}

export const useFeedbackQueue = ({ view, kind }: FeedbackSought, page: number) =>
  useQuery({
    queryKey: ['feedback', view, kind, page],
    queryFn: ({ signal }) => call(listFeedbackQueue, { view, page, ...(kind && { kind }) }, signal),
    refetchInterval: AGAIN_MS,
  });

/** Templates, colleagues and figures: they change slowly. */
export const useFeedbackDesk = () =>
  useQuery({
    queryKey: ['feedback', 'desk'],
    queryFn: ({ signal }) => call(readFeedbackDesk, {}, signal),
  });

type FeedbackChange =
  | typeof takeFeedback
  | typeof assignFeedback
  | typeof answerFeedback
  | typeof closeFeedback;

/** Whatever came of it, the queue and what the menu counts are read anew. */
export function useFeedbackChange<E extends FeedbackChange>(
  endpoint: E,
  onDone: (file: FeedbackCase) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<E>): Promise<FeedbackCase> =>
      call<FeedbackChange>(endpoint, input as Input<FeedbackChange>),
    onSuccess: onDone,
    onSettled: () => void refreshQueue(queries, 'feedback'),
  });
}
