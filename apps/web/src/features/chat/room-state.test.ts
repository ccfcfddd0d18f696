import type { ChatPage } from '@baize/contract/chat';
import type { ChatMessage } from '@baize/contract/chat-message';
import { expect, test } from 'vitest';
import { changeRoom, inOrder, UNREAD_ROOM } from './room-state.ts';

const message = (seq: number, rev = seq, text: string | null = `m${seq}`) =>
  ({ messageId: `cmg_${seq}`, personId: `chp_${seq % 2}`, seq, rev, text }) as ChatMessage;
const page = (...messages: ChatMessage[]) =>
  ({
    messages,
    hasMore: true,
    rev: 0,
    me: { reactions: [] },
    lengthMax: 200,
  }) as unknown as ChatPage;
const news = (...messages: ChatMessage[]) => ({
  kind: 'news' as const,
  news: { roomId: 'r', messages, rev: 0, missed: false, isOut: false },
});
const texts = (state: typeof UNREAD_ROOM) => inOrder(state).map(({ text }) => text);

test('HELP-07 pages and news in any order are one room, and the newest form of a message holds', () => {
  let room = changeRoom(UNREAD_ROOM, { kind: 'opened', page: page(message(3), message(4)) });
  room = changeRoom(room, news(message(5), message(3, 6, null)));
  room = changeRoom(room, news(message(3)));
  room = changeRoom(room, { kind: 'older', page: page(message(1), message(2)) });
  expect(texts(room)).toEqual(['m1', 'm2', null, 'm4', 'm5']);
  room = changeRoom(room, { kind: 'blocked', personId: 'chp_1' });
  expect(texts(room)).toEqual(['m2', 'm4']);
  room = changeRoom(room, { kind: 'opened', page: page(message(9)) });
  expect(texts(room)).toEqual(['m9']);
});
