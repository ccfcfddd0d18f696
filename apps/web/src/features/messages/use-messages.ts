import {
  deleteMessages,
  listMessages,
  MESSAGES_AT_ONCE,
  pinMessage,
  readMessages,
} from '@baize/contract/message';
import type { MessageCategory } from '@baize/contract/message-category';
import type { Id } from '@baize/std/id';
import { useMutation } from '@tanstack/react-query';
import { usePages } from '../../shared/lists/use-pages.ts';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { call } from '../../shared/server/api.ts';

/** What was written to the member, page after page; an event asks for it anew. */
export function useMessages(category: MessageCategory | null) {
  return usePages({
    name: `messages ${category ?? 'all'}`,
    ask: (before: Id<'msg'> | null, signal) =>
      call(listMessages, { ...(before && { before }), ...(category && { category }) }, signal),
    nextOf: ({ messages, hasMore }) => (hasMore ? (messages.at(-1)?.messageId ?? null) : null),
    keepsRows: true,
  });
}

/** Named messages; without them all of a category, or all. */
type Reading = {
  readonly messageIds?: readonly Id<'msg'>[];
  readonly category?: MessageCategory | null;
};

export function useReadMessages() {
  const refresh = useRefresh('messages');
  return useMutation({
    mutationFn: async ({ messageIds, category }: Reading) => {
      if (!messageIds) await call(readMessages, category ? { category } : {});
      else for (const some of partsOf(messageIds)) await call(readMessages, { messageIds: some });
    },
    onSettled: refresh,
  });
}

export function useDeleteMessages() {
  const refresh = useRefresh('messages');
  return useMutation({
    mutationFn: async (messageIds: readonly Id<'msg'>[]) => {
      for (const some of partsOf(messageIds)) await call(deleteMessages, { messageIds: some });
    },
    onSettled: refresh,
  });
}

export function usePinMessage() {
  const refresh = useRefresh('messages');
  return useMutation({
    mutationFn: (pin: { readonly messageId: Id<'msg'>; readonly isPinned: boolean }) =>
      call(pinMessage, pin),
    onSettled: refresh,
  });
}

/** As many at once as a call takes. */
const partsOf = (ids: readonly Id<'msg'>[]): Id<'msg'>[][] =>
  Array.from({ length: Math.ceil(ids.length / MESSAGES_AT_ONCE) }, (_, part) =>
    ids.slice(part * MESSAGES_AT_ONCE, (part + 1) * MESSAGES_AT_ONCE),
  );
