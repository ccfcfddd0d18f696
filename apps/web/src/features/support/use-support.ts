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
import {
  leaveGuestSupport,
  rateGuestSupport,
  readGuestSupport,
  sayInGuestSupport,
  startGuestSupport,
} from '@baize/contract/support-guest';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { useMemberKey, useSession } from '../../shared/session/session.ts';
import { findGuestKey, ownGuestKey } from './guest-key.ts';

export type SupportOpening = Output<typeof readSupportDesk>;

const DESK_AGAIN_MS = 60_000;
/** Members hear of each change over the socket; polling covers a lost connection. */
const CHAT_AGAIN_MS = 10_000;
/** Guests have no events of their own. */
const GUEST_AGAIN_MS = 3_000;

/** The desk's hours and whether anybody is there; a closed site answers with an error, once. */
export const useSupportDesk = () =>
  useQuery({
    queryKey: ['support', 'desk'],
    queryFn: ({ signal }) => call(readSupportDesk, {}, signal),
    refetchInterval: DESK_AGAIN_MS,
    staleTime: 0,
    retry: false,
  });

const CHAT = 'support chat';

/** A trial account is answered as a guest is. */
export const useIsGuest = (): boolean => useSession().state !== 'member';

export function useSupportChat() {
  const isGuest = useIsGuest();
  const againMs = isGuest ? GUEST_AGAIN_MS : CHAT_AGAIN_MS;
  return useQuery({
    queryKey: useMemberKey(CHAT),
    queryFn: ({ signal }) => {
      if (!isGuest) return call(readSupportChat, {}, signal);
      const guestKey = findGuestKey();
      return guestKey === null ? { chat: null } : call(readGuestSupport, { guestKey }, signal);
    },
    refetchInterval: ({ state }) =>
      state.data?.chat && state.data.chat.status !== 'ended' ? againMs : false,
    staleTime: 0,
  });
}

/** Every change answers with the whole conversation, which replaces the kept one. */
function useChatChange<I>(change: (input: I) => Promise<SupportChat>) {
  const queries = useQueryClient();
  const key = useMemberKey(CHAT);
  return useMutation({
    mutationFn: change,
    onSuccess: (chat) => queries.setQueryData(key, { chat }),
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
}

export const useStartChat = () =>
  useChatChange((input: Input<typeof startSupportChat>) => call(startSupportChat, input));

export const useStartGuestChat = () =>
  useChatChange((input: Omit<Input<typeof startGuestSupport>, 'guestKey'>) =>
    call(startGuestSupport, { ...input, guestKey: ownGuestKey() }),
  );

export function useSayInChat() {
  const isGuest = useIsGuest();
  return useChatChange((input: Input<typeof sayInSupportChat>) =>
    isGuest
      ? call(sayInGuestSupport, { ...input, guestKey: ownGuestKey() })
      : call(sayInSupportChat, input),
  );
}

export function useLeaveChat() {
  const isGuest = useIsGuest();
  return useChatChange((input: Input<typeof leaveSupportChat>) =>
    isGuest
      ? call(leaveGuestSupport, { ...input, guestKey: ownGuestKey() })
      : call(leaveSupportChat, input),
  );
}

export function useRateChat() {
  const isGuest = useIsGuest();
  return useChatChange((input: Input<typeof rateSupportChat>) =>
    isGuest
      ? call(rateGuestSupport, { ...input, guestKey: ownGuestKey() })
      : call(rateSupportChat, input),
  );
}
