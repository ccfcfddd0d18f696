import type { ChatRoomItem } from '@baize/contract/chat';
import type { ChatHouse, ChatRoomTerms } from '@baize/contract/chat-rules';
import type { Content } from '@baize/contract/content';
import { answerLanguage } from '../../base/brand/index.ts';
import { ensure } from '../../base/kernel/index.ts';
import type { ChatOptions } from './options.ts';

type ChatContent = Pick<Content, 'chat' | 'chatTopics' | 'chatRooms'>;

/** A brand whose content has no row of it has no chat. */
export function houseOf({ chat }: ChatContent): ChatHouse {
  const [house] = chat;
  ensure(house, 'feature_off');
  return house;
}

export function roomOf({ chatRooms }: ChatContent, roomId: string): ChatRoomTerms {
  const room = chatRooms.find(({ id }) => id === roomId);
  ensure(room, 'not_found');
  return room;
}

type RoomFilter = { readonly language: string; readonly model?: string | undefined };

/** The rooms as a visitor reads them, those of their language first. */
export function shownRooms(
  { brand, content }: ChatOptions['site'],
  { language, model }: RoomFilter,
): ChatRoomItem[] {
  const spoken = answerLanguage(brand, language);
  const topics = new Map(content.chatTopics.map(({ id, name }) => [id, name]));
  const rooms = content.chat.length === 0 ? [] : content.chatRooms;
  return rooms
    .filter(({ topic }) => model === undefined || topic === model)
    .map((room) => ({
      roomId: room.id,
      model: room.topic,
      modelName: topics.get(room.topic)?.[spoken] ?? room.topic,
      language: room.language,
      name: room.name[spoken] ?? room.id,
      about: room.about[spoken] ?? '',
      slowSeconds: room.slowSeconds,
    }))
    .toSorted((a, b) => Number(b.language === spoken) - Number(a.language === spoken));
}
