import type { Content } from '@baize/contract/content';
import type { Problem } from './check-brand.ts';
import { missing, repeatedIds } from './text-problems.ts';

type ChatContent = Pick<Content, 'chat' | 'chatTopics' | 'chatRooms'>;

/** Rooms have a topic that is there and a language that the brand speaks. */
export const checkChat = (
  { chat, chatTopics, chatRooms }: ChatContent,
  languages: readonly string[],
): readonly Problem[] => [
  ...repeatedIds('chat', chat),
  ...repeatedIds('chatTopics', chatTopics),
  ...repeatedIds('chatRooms', chatRooms),
  ...chatTopics.flatMap(({ name }, index) => missing(`chatTopics.${index}.name`, name, languages)),
  ...chatRooms.flatMap(({ name, about, topic, language }, index) => [
    ...missing(`chatRooms.${index}.name`, name, languages),
    ...missing(`chatRooms.${index}.about`, about, languages),
    ...(chatTopics.some(({ id }) => id === topic)
      ? []
      : [{ field: `chatRooms.${index}.topic`, reason: `${topic} is no topic of the chat` }]),
    ...(languages.includes(language)
      ? []
      : [{ field: `chatRooms.${index}.language`, reason: 'is one of the brand’s languages' }]),
  ]),
];
