import type { Input } from '@baize/contract/endpoint';
import { listFeedback, replyFeedback, sendFeedback } from '@baize/contract/feedback';
import type { Id } from '@baize/std/id';
import { useMutation } from '@tanstack/react-query';
import { usePages } from '../../shared/lists/use-pages.ts';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { call } from '../../shared/server/api.ts';

/** Named as messages are: an answer comes as one, and its event asks for the thread anew too. */
const THREADS = 'messages feedback';

/** What the member wrote and what was answered, the newest first. */
export const useFeedback = () =>
  usePages({
    name: THREADS,
    ask: (before: Id<'fbk'> | null, signal) => call(listFeedback, before ? { before } : {}, signal),
    nextOf: ({ cases, hasMore }) => (hasMore ? (cases.at(-1)?.feedbackId ?? null) : null),
  });

export function useSendFeedback() {
  const refresh = useRefresh(THREADS);
  return useMutation({
    mutationFn: (input: Input<typeof sendFeedback>) => call(sendFeedback, input),
    onSettled: refresh,
  });
}

export function useReplyFeedback() {
  const refresh = useRefresh(THREADS);
  return useMutation({
    mutationFn: (input: Input<typeof replyFeedback>) => call(replyFeedback, input),
    onSettled: refresh,
  });
}
