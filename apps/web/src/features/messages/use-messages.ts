import { deleteMessages, listMessages, readMessages } from '@baize/contract/message';
import type { Id } from '@baize/std/id';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { useMemberKey } from '../../shared/session.ts';

/** What was written to the member, page after page; an event asks for it anew. */
export function useMessages() {
  return useInfiniteQuery({
    queryKey: useMemberKey('messages'),
    queryFn: ({ pageParam, signal }) =>
      call(listMessages, pageParam ? { before: pageParam } : {}, signal),
    initialPageParam: null as Id<'msg'> | null,
    getNextPageParam: ({ messages, hasMore }) =>
      hasMore ? (messages.at(-1)?.messageId ?? null) : null,
    staleTime: 0,
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
