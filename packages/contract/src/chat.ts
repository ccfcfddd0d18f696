import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { CHAT_MESSAGE_FIELDS, chatMessage } from './chat-message.ts';
import { endpoint, id, nothing, requestKey, wholeNumber } from './endpoint.ts';
import { betId } from './records.ts';

/** How many messages a page of the history holds. */
export const CHAT_PAGE = 50;

export const CHAT_EMOJI = ['👍', '❤️', '😂', '😮', '🎉', '🙏'] as const;

export const CHAT_REPORT_REASONS = [
  'abuse',
  'begging',
  'spam',
  'minor',
  'selfharm',
  'other',
] as const;
export type ChatReportReason = (typeof CHAT_REPORT_REASONS)[number];

const roomId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));

const room = z.object({
  roomId,
  /** The topic, as the list of models has it. */
  model: z.string(),
  modelName: z.string(),
  language: z.string(),
  name: z.string(),
  about: z.string(),
  slowSeconds: z.int(),
});

export type ChatRoomItem = z.output<typeof room>;

const inLanguage = z.object({ language: z.optional(languageCode) });

export const listChatModels = endpoint({
  method: 'GET',
  path: '/wps/relay/CBS_modelList',
  summary: 'What chat rooms are about, with how many rooms there are of each.',
  access: 'guest',
  input: inLanguage,
  output: z.object({
    models: z.array(z.object({ model: z.string(), name: z.string(), rooms: z.int() })),
  }),
  errors: [],
});

const roomFilter = z.object({
  ...inLanguage.shape,
  /** One topic alone. */
  model: z.optional(z.string().check(z.maxLength(40))),
});

export const listChatRooms = endpoint({
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  summary: 'The chat rooms, those in the asked language first. Each is opened by `launchChat`.',
  access: 'guest',
  input: roomFilter,
  output: z.object({ rooms: z.array(room) }),
  errors: [],
});

export const listChatRoomsByPost = endpoint({ ...listChatRooms, method: 'POST' });

export const launchChat = endpoint({
  method: 'GET',
  path: '/wps/relay/launchChat',
  summary: 'Where a chat room opens; without a room the first in the member’s language.',
  access: 'member',
  whileExcluded: 'shut',
  input: z.object({ ...inLanguage.shape, roomId: z.optional(roomId) }),
  output: z.object({ chatUrl: z.string(), roomId }),
  errors: ['not_found', 'chat_not_open', 'feature_off'],
});

export const listChatMessages = endpoint({
  method: 'GET',
  path: '/wps/chat/messages',
  summary: 'Messages of a room, the newest page or the one before a place in it, oldest first.',
  access: 'member',
  whileExcluded: 'shut',
  rate: { max: 240, seconds: 60 },
  input: z.object({ roomId, before: z.optional(wholeNumber(1, 999_999_999)) }),
  output: z.object({
    messages: z.array(chatMessage),
    hasMore: z.boolean(),
    /** The room’s number before these were read: follow the room from here. */
    rev: z.int(),
    me: z.object({
      personId: id('chp'),
      /** What the member has put on these messages: the message and the sign. */
      reactions: z.array(z.object({ messageId: id('cmg'), emoji: z.string() })),
      mute: z.nullable(z.object({ until: z.iso.datetime(), reason: z.string() })),
    }),
    lengthMax: z.int(),
  }),
  errors: ['not_found', 'chat_not_open', 'feature_off'],
});

export type ChatPage = z.output<typeof listChatMessages.output>;

/** Why moderators hear of a message though nobody reported it. */
export type ChatConcern = Extract<(typeof CHAT_REPORT_REASONS)[number], 'selfharm' | 'minor'>;

/** One's own message, and whether it sounds as if its writer needs help. */
const saidMessage = z.object({ ...CHAT_MESSAGE_FIELDS, isInDistress: z.boolean() });

export type SaidMessage = z.output<typeof saidMessage>;

export const sayInChat = endpoint({
  method: 'POST',
  path: '/wps/chat/messages',
  summary: 'Says something in a room. The same key is the same message.',
  access: 'member',
  rate: { max: 120, seconds: 60 },
  input: z.object({
    roomId,
    requestKey,
    /** Longer than any brand allows, so that the refusal can name the bound. */
    text: z.string().check(z.maxLength(20_000)),
    /** Who is meant, of those who have spoken in the room. */
    mentions: z._default(z.array(id('chp')).check(z.maxLength(5)), []),
    /** A bet of one’s own that is decided, shown with a link to its round. */
    betId: z.optional(betId),
    /** A red envelope of one’s own that is still open; not together with a bet. */
    envelopeId: z.optional(id('env')),
  }),
  output: saidMessage,
  errors: [
    'not_found',
    'invalid_input',
    'feature_off',
    'chat_not_open',
    'chat_too_long',
    'chat_empty',
    'chat_word',
    'chat_muted',
    'chat_slow',
    'chat_busy',
    'chat_bet_unfit',
    'chat_envelope_unfit',
    'ledger_busy',
    'repeated_differently',
  ],
});

export const reactInChat = endpoint({
  method: 'PUT',
  path: '/wps/chat/reactions',
  summary: 'Puts a sign on a message, or takes it off.',
  access: 'member',
  rate: { max: 120, seconds: 60 },
  input: z.object({ messageId: id('cmg'), emoji: z.enum(CHAT_EMOJI), isOn: z.boolean() }),
  output: chatMessage,
  errors: ['not_found', 'chat_not_open', 'chat_muted', 'feature_off'],
});

export const deleteChatMessage = endpoint({
  method: 'DELETE',
  path: '/wps/chat/messages',
  summary: 'Takes one’s own message out of the room.',
  access: 'member',
  input: z.object({ messageId: id('cmg') }),
  output: chatMessage,
  errors: ['not_found', 'chat_not_open', 'feature_off'],
});

export const reportChatMessage = endpoint({
  method: 'POST',
  path: '/wps/chat/reports',
  summary: 'Tells moderators of a message, also of one that was deleted since.',
  access: 'member',
  rate: { max: 30, seconds: 60 },
  input: z.object({
    messageId: id('cmg'),
    reason: z.enum(CHAT_REPORT_REASONS),
    note: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
  }),
  output: z.object({ reference: z.string() }),
  errors: ['not_found', 'chat_not_open', 'chat_report_own', 'feature_off'],
});

const blocked = z.object({ personId: id('chp'), name: z.string(), avatar: z.string() });

export const listChatBlocks = endpoint({
  method: 'GET',
  path: '/wps/chat/blocks',
  summary: 'Whom the member has blocked in the chat.',
  access: 'member',
  whileExcluded: 'shut',
  input: nothing,
  output: z.object({ blocked: z.array(blocked) }),
  errors: [],
});

export const blockInChat = endpoint({
  method: 'PUT',
  path: '/wps/chat/blocks',
  summary: 'Blocks somebody, whose messages are then no longer sent, or ends that.',
  access: 'member',
  rate: { max: 60, seconds: 60 },
  input: z.object({ personId: id('chp'), isBlocked: z.boolean() }),
  output: z.object({ blocked: z.array(blocked) }),
  errors: ['not_found', 'chat_not_open', 'chat_block_own', 'chat_blocks_full'],
});

export const recallSharedBet = endpoint({
  method: 'GET',
  path: '/wps/chat/shared',
  summary: 'Where the round of a bet that was shared in the chat is drawn again.',
  access: 'member',
  whileExcluded: 'shut',
  rate: { max: 60, seconds: 60 },
  input: z.object({ messageId: id('cmg'), language: z.optional(languageCode) }),
  output: z.object({ recallUrl: z.string() }),
  errors: ['not_found', 'chat_not_open', 'feature_off'],
});
