import type { ChatPage } from '@baize/contract/chat';
import type { ChatMessage, ChatNews } from '@baize/contract/chat-message';

/** A room as this page knows it. */
export type RoomState = {
  readonly messages: ReadonlyMap<string, ChatMessage>;
  readonly hasMore: boolean;
  readonly me: ChatPage['me'] | null;
  readonly lengthMax: number;
  readonly isOut: boolean;
};

export const UNREAD_ROOM: RoomState = {
  messages: new Map(),
  hasMore: false,
  me: null,
  lengthMax: 500,
  isOut: false,
};

export type RoomChange =
  | { readonly kind: 'opened'; readonly page: ChatPage }
  | { readonly kind: 'older'; readonly page: ChatPage }
  | { readonly kind: 'news'; readonly news: ChatNews }
  | { readonly kind: 'mine'; readonly message: ChatMessage }
  | {
      readonly kind: 'reacted';
      readonly message: ChatMessage;
      readonly emoji: string;
      readonly isOn: boolean;
    }
  | { readonly kind: 'blocked'; readonly personId: string };

/** Of each message the newest form is kept, in whatever order they come. */
export function changeRoom(state: RoomState, change: RoomChange): RoomState {
  if (change.kind === 'opened') return { ...opened(change.page), isOut: false };
  if (change.kind === 'older') {
    const { messages, hasMore, me } = change.page;
    const reactions = [...(state.me?.reactions ?? []), ...me.reactions];
    return { ...withMessages(state, messages), hasMore, me: { ...me, reactions } };
  }
  if (change.kind === 'news') {
    return { ...withMessages(state, change.news.messages), isOut: change.news.isOut };
  }
  if (change.kind === 'mine') return withMessages(state, [change.message]);
  if (change.kind === 'reacted') return reacted(state, change);
  const left = [...state.messages].filter(([, { personId }]) => personId !== change.personId);
  return { ...state, messages: new Map(left) };
}

const opened = ({ messages, hasMore, me, lengthMax }: ChatPage) => ({
  messages: new Map(messages.map((message) => [message.messageId as string, message])),
  hasMore,
  me,
  lengthMax,
});

function withMessages(state: RoomState, fresh: readonly ChatMessage[]): RoomState {
  const messages = new Map(state.messages);
  for (const message of fresh) {
    const known = messages.get(message.messageId);
    if (!known || known.rev <= message.rev) messages.set(message.messageId, message);
  }
  return { ...state, messages };
}

type Reacted = Extract<RoomChange, { kind: 'reacted' }>;

function reacted(state: RoomState, { message, emoji, isOn }: Reacted): RoomState {
  if (!state.me) return state;
  const { messageId } = message;
  const others = state.me.reactions.filter(
    (each) => each.messageId !== messageId || each.emoji !== emoji,
  );
  const reactions = isOn ? [...others, { messageId, emoji }] : others;
  return { ...withMessages(state, [message]), me: { ...state.me, reactions } };
}

/** The messages in the order of the room. */
export const inOrder = ({ messages }: RoomState): readonly ChatMessage[] =>
  [...messages.values()].toSorted((a, b) => a.seq - b.seq);
