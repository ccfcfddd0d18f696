import type { Input, Output } from '@baize/contract/endpoint';
import {
  leaveSupportChat,
  rateSupportChat,
  readSupportChat,
  readSupportDesk,
  type SupportChat,
  sayInSupportChat,
  startSupportChat,
} from '@baize/contract/support-chat';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

export type SupportOpening = Output<typeof readSupportDesk>;

const DESK_AGAIN_MS = 60_000;
/** Events tell of every change; this is for a line that is lost. */
const CHAT_AGAIN_MS = 10_000;

/** Whether somebody is there; a closed site has no desk. */
export const useSupportDesk = () =>
  useQuery({
    queryKey: ['support', 'desk'],
    queryFn: ({ signal }) => call(readSupportDesk, {}, signal),
    refetchInterval: DESK_AGAIN_MS,
    staleTime: 0,
    retry: false,
  });

const CHAT = 'support chat';

export const useSupportChat = () =>
  useQuery({
    queryKey: useMemberKey(CHAT),
    queryFn: ({ signal }) => call(readSupportChat, {}, signal),
    refetchInterval: ({ state }) =>
      state.data?.chat && state.data.chat.status !== 'ended' ? CHAT_AGAIN_MS : false,
    staleTime: 0,
  });

type ChatChange =
  | typeof startSupportChat
  | typeof sayInSupportChat
  | typeof leaveSupportChat
  | typeof rateSupportChat;

/** What a change answers is how the conversation stands. */
function useChatChange<E extends ChatChange>(endpoint: E) {
  const queries = useQueryClient();
  const key = useMemberKey(CHAT);
  return useMutation({
    mutationFn: (input: Input<E>): Promise<SupportChat> =>
      call<ChatChange>(endpoint, input as Input<ChatChange>),
    onSuccess: (chat) => queries.setQueryData(key, { chat }),
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
}

export const useStartChat = () => useChatChange(startSupportChat);
export const useSayInChat = () => useChatChange(sayInSupportChat);
export const useLeaveChat = () => useChatChange(leaveSupportChat);
export const useRateChat = () => useChatChange(rateSupportChat);
