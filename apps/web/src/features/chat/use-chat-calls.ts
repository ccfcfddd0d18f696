import * as contract from '@baize/contract/chat';
import type { ChatMessage } from '@baize/contract/chat-message';
import { listBets } from '@baize/contract/records';
import { listEnvelopes } from '@baize/contract/red-envelope';
import { useLanguage } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';
import type { RoomChange } from './room-state.ts';

type ChangeRoom = (change: RoomChange) => void;

export function useChatRooms() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: useMemberKey(`chat rooms ${language}`),
    queryFn: ({ signal }) => call(contract.listChatRooms, { language }, signal),
  });
}

export type Saying = {
  readonly text: string;
  readonly requestKey: string;
  readonly mentions: readonly ChatMessage['personId'][];
} & Partial<SharedThing>;

/** What is shown with a message. */
export type SharedThing = { readonly betId: string } | { readonly envelopeId: Id<'env'> };

export const useSay = (roomId: string, change: ChangeRoom) =>
  useMutation({
    mutationFn: ({ mentions, ...saying }: Saying) =>
      call(contract.sayInChat, { roomId, ...saying, mentions: [...mentions] }),
    onSuccess: (message) => change({ kind: 'mine', message }),
  });

type Reaction = Pick<ChatMessage, 'messageId'> & {
  readonly emoji: (typeof contract.CHAT_EMOJI)[number];
  readonly isOn: boolean;
};

export const useReact = (change: ChangeRoom) =>
  useMutation({
    mutationFn: (reaction: Reaction) => call(contract.reactInChat, reaction),
    onSuccess: (message, { emoji, isOn }) => change({ kind: 'reacted', message, emoji, isOn }),
  });

export const useDeleteOwn = (change: ChangeRoom) =>
  useMutation({
    mutationFn: (messageId: ChatMessage['messageId']) =>
      call(contract.deleteChatMessage, { messageId }),
    onSuccess: (message) => change({ kind: 'mine', message }),
  });

export const useBlock = (change: ChangeRoom) =>
  useMutation({
    mutationFn: (personId: ChatMessage['personId']) =>
      call(contract.blockInChat, { personId, isBlocked: true }),
    onSuccess: (_, personId) => change({ kind: 'blocked', personId }),
  });

type ReportInput = Pick<ChatMessage, 'messageId'> & {
  readonly reason: contract.ChatReportReason;
  readonly note: string;
};

export const useReport = () =>
  useMutation({ mutationFn: (report: ReportInput) => call(contract.reportChatMessage, report) });

/** A link to the round that is good for minutes, so it is asked for when it is pressed. */
export function useOpenShared() {
  const { code: language } = useLanguage();
  return useMutation({
    mutationFn: (messageId: ChatMessage['messageId']) =>
      call(contract.recallSharedBet, { messageId, language }),
    onSuccess: ({ recallUrl }) => void window.open(recallUrl, '_blank', 'noopener'),
  });
}

/** The member's decided bets, from which one is shown. */
export function useOwnBets() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: useMemberKey(`bets to share ${language}`),
    queryFn: ({ signal }) => call(listBets, { language, status: 'settled' as const }, signal),
    staleTime: 0,
  });
}

/** The member's red envelopes that others can still open. */
export function useOwnEnvelopes() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: useMemberKey(`envelopes to share ${language}`),
    queryFn: async ({ signal }) => {
      const { mine } = await call(listEnvelopes, { language }, signal);
      return mine.filter(({ isOwn, state }) => isOwn && state === 'open');
    },
    staleTime: 0,
  });
}

/** Who is blocked, so that a block can be ended. */
export const useBlocks = () =>
  useQuery({
    queryKey: useMemberKey('chat blocks'),
    queryFn: ({ signal }) => call(contract.listChatBlocks, {}, signal),
    staleTime: 0,
  });

export const useUnblock = (onDone: () => void) =>
  useMutation({
    mutationFn: (personId: ChatMessage['personId']) =>
      call(contract.blockInChat, { personId, isBlocked: false }),
    onSuccess: onDone,
  });
