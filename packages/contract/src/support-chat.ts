import * as z from 'zod/mini';
import { endpoint, id, nothing, requestKey } from './endpoint.ts';
import { attachments } from './upload.ts';

/** `waiting` in the queue, `active` with somebody, or `ended`. */
export const SUPPORT_STATUSES = ['waiting', 'active', 'ended'] as const;

/** Why a conversation ended; what `SUPPORT_HANDED_OVER` names goes on as feedback. */
export const SUPPORT_ENDS = [
  'closed',
  'left',
  'idle',
  'asked_over',
  'closed_over',
  'unanswered',
  'after_hours',
] as const;
export type SupportEnd = (typeof SUPPORT_ENDS)[number];

/** Longer than any bound, so that who wrote too much is told the bound. */
export const supportText = z.string().check(z.maxLength(20_000));
const text = supportText;
const conversationId = id('sup');

export const supportMessage = z.object({
  seq: z.number(),
  at: z.iso.datetime(),
  /** Whether the brand wrote it. */
  isTeam: z.boolean(),
  text: z.string(),
  attachmentIds: z.array(id('upl')),
});

export type SupportMessage = z.output<typeof supportMessage>;

export const supportChat = z.object({
  conversationId,
  status: z.enum(SUPPORT_STATUSES),
  /** Place in the queue, the next one is 1; null unless it waits. */
  place: z.nullable(z.number()),
  /** Who answers, as members call them. */
  with: z.nullable(z.string()),
  endedWhy: z.nullable(z.enum(SUPPORT_ENDS)),
  /** Under which it goes on as feedback. */
  reference: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  /** The newest message; whoever has it has all. */
  lastSeq: z.number(),
  /** The team has read up to here. */
  readSeq: z.number(),
  messages: z.array(supportMessage),
});

export type SupportChat = z.output<typeof supportChat>;

/** Who takes a break from play still reaches a person. */
const member = { access: 'member', whileExcluded: 'open' } as const;

export const readSupportDesk = endpoint({
  method: 'GET',
  path: '/wps/support/desk',
  summary: 'Whether people sit at the support desk now, and when they do next.',
  access: 'guest',
  input: nothing,
  output: z.object({
    /** False where the brand has no desk, or an outside service instead. */
    isOffered: z.boolean(),
    isOpen: z.boolean(),
    /** When it opens next; null while it is open. */
    opensAt: z.nullable(z.iso.datetime()),
    /** Null while it is shut, and where it never shuts. */
    closesAt: z.nullable(z.iso.datetime()),
    lengthMax: z.number(),
  }),
  errors: [],
});

export const readSupportChat = endpoint({
  ...member,
  method: 'GET',
  path: '/wps/support',
  summary: 'The member’s conversation with customer service: the open one, or the last of the day.',
  rate: { max: 240, seconds: 60 },
  input: nothing,
  output: z.object({ chat: z.nullable(supportChat) }),
  errors: [],
});

export const startSupportChat = endpoint({
  ...member,
  method: 'POST',
  path: '/wps/support/start',
  summary: 'Begins a conversation; out of hours it becomes feedback at once.',
  rate: { max: 20, seconds: 60 },
  bodyMax: 100_000,
  input: z.object({ text, attachments: z._default(attachments(0), []), requestKey }),
  output: supportChat,
  errors: [
    'rate_limited',
    'feature_off',
    'chat_empty',
    'chat_too_long',
    'support_flood',
    'attachments_wrong',
  ],
});

export const sayInSupportChat = endpoint({
  ...member,
  method: 'POST',
  path: '/wps/support/say',
  summary: 'Adds a message to one’s open conversation with customer service.',
  rate: { max: 120, seconds: 60 },
  bodyMax: 100_000,
  input: z.object({
    conversationId,
    text,
    attachments: z._default(attachments(0), []),
    requestKey,
  }),
  output: supportChat,
  errors: [
    'rate_limited',
    'feature_off',
    'not_found',
    'chat_empty',
    'chat_too_long',
    'chat_busy',
    'support_ended',
    'repeated_differently',
    'attachments_wrong',
  ],
});

export const leaveSupportChat = endpoint({
  ...member,
  method: 'POST',
  path: '/wps/support/leave',
  summary: 'Ends one’s conversation, or hands it over to be answered later.',
  rate: { max: 30, seconds: 60 },
  input: z.object({ conversationId, isHandedOver: z.boolean() }),
  output: supportChat,
  errors: ['rate_limited', 'not_found'],
});

export const rateSupportChat = endpoint({
  ...member,
  method: 'POST',
  path: '/wps/support/rate',
  summary: 'Says how good the help was, from 1 to 5; the last word counts.',
  rate: { max: 30, seconds: 60 },
  input: z.object({
    conversationId,
    rating: z.int().check(z.minimum(1), z.maximum(5)),
  }),
  output: supportChat,
  errors: ['rate_limited', 'not_found', 'support_not_ended'],
});
