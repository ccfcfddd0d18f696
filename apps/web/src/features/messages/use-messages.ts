import { deleteMessages, listMessages, readMessages } from '@baize/contract/message';
import type { Id } from '@baize/std/id';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePages } from '../../shared/lists/use-pages.ts';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** What was written to the member, page after page; an event asks for it anew. */
export function useMessages() {
  return usePages({
    name: 'messages',
    ask: (before: Id<'msg'> | null, signal) => call(listMessages, before ? { before } : {}, signal),
    nextOf: ({ messages, hasMore }) => (hasMore ? (messages.at(-1)?.messageId ?? null) : null),
  });
}

function useRefresh() {
  const queries = useQueryClient();
  const [scope, login] = useMemberKey('messages');
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [kind, owner, name] }) =>
        kind === scope && owner === login && String(name).startsWith('messages'),
    });
}

export function useReadMessages() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (messageIds?: readonly Id<'msg'>[]) =>
      call(readMessages, messageIds ? { messageIds: [...messageIds] } : {}),
    onSettled: refresh,
  });
}

export function useDeleteMessages() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (messageIds: readonly Id<'msg'>[]) =>
      call(deleteMessages, { messageIds: [...messageIds] }),
    onSettled: refresh,
  });
}
