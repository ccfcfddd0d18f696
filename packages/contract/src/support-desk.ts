import * as z from 'zod/mini';
import { endpoint, id, requestKey, wholeNumber } from './endpoint.ts';
import { reason } from './operator-reason.ts';
import { SUPPORT_ENDS, SUPPORT_STATUSES, supportMessage } from './support-chat.ts';

export const SUPPORT_VIEWS = ['waiting', 'mine', 'active', 'ended'] as const;
export type SupportView = (typeof SUPPORT_VIEWS)[number];

export const SUPPORT_PER_PAGE = 20;

const conversationId = id('sup');
const operatorRef = z.object({ operatorId: id('opr'), name: z.string(), isMine: z.boolean() });

/** A conversation as it stands in the queue: what was said is read by a call of its own. */
const supportCase = z.object({
  conversationId,
  /** Null for a guest. */
  member: z.nullable(z.object({ memberId: id('mem'), account: z.string() })),
  /** As a guest says of themselves, proven by nothing; the address is masked for who does not answer. */
  guest: z.nullable(z.object({ name: z.string(), email: z.string() })),
  language: z.string(),
  status: z.enum(SUPPORT_STATUSES),
  owner: z.nullable(operatorRef),
  createdAt: z.iso.datetime(),
  /** Since when the member waits for a word; null where the last one is ours. */
  askedAt: z.nullable(z.iso.datetime()),
  /** Messages of the member that nobody at the desk has read yet. */
  unread: z.number(),
  lastSeq: z.number(),
  firstAnswerSeconds: z.nullable(z.number()),
  closingSeconds: z.nullable(z.number()),
  endedAt: z.nullable(z.iso.datetime()),
  endedWhy: z.nullable(z.enum(SUPPORT_ENDS)),
  endedBy: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  rating: z.nullable(z.number()),
});

export type SupportCase = z.output<typeof supportCase>;

const thread = z.object({
  ...supportCase.shape,
  messages: z.array(z.object({ ...supportMessage.shape, operator: z.nullable(z.string()) })),
});

export type SupportThread = z.output<typeof thread>;

const reading = { access: 'operator', permission: 'support.read' } as const;

export const listSupportQueue = endpoint({
  ...reading,
  method: 'GET',
  path: '/ops/support',
  summary: 'Conversations with customer service: who waits longest first, or those that ended.',
  input: z.object({
    view: z.enum(SUPPORT_VIEWS),
    page: z.optional(wholeNumber(1, 10_000)),
  }),
  output: z.object({ cases: z.array(supportCase), total: z.number() }),
  errors: [],
});

export const readSupportThread = endpoint({
  ...reading,
  method: 'GET',
  path: '/ops/support/thread',
  summary: 'What was said in a conversation; that it was read is kept.',
  input: z.object({ conversationId }),
  output: thread,
  errors: ['not_found'],
});

export const readSupportFigures = endpoint({
  ...reading,
  method: 'GET',
  path: '/ops/support/figures',
  summary: 'Templates, colleagues, opening hours, and how fast and how well members are helped.',
  input: z.object({}),
  output: z.object({
    templates: z.array(
      z.object({
        templateId: z.string(),
        title: z.string(),
        text: z.record(z.string(), z.string()),
      }),
    ),
    colleagues: z.array(z.object({ operatorId: id('opr'), name: z.string() })),
    isOffered: z.boolean(),
    isOpen: z.boolean(),
    opensAt: z.nullable(z.iso.datetime()),
    closesAt: z.nullable(z.iso.datetime()),
    /** Of what began in the last 30 days; null while there is none. */
    figures: z.object({
      waiting: z.number(),
      active: z.number(),
      medianFirstAnswerSeconds: z.nullable(z.number()),
      medianClosingSeconds: z.nullable(z.number()),
      rating: z.nullable(z.number()),
      ratings: z.number(),
    }),
  }),
  errors: [],
});

const change = { access: 'operator', permission: 'support.answer' } as const;

export const takeSupport = endpoint({
  ...change,
  method: 'POST',
  path: '/ops/support/take',
  summary: 'Makes a conversation one’s own, from nobody or from the colleague it was seen with.',
  input: z.object({ conversationId, from: z.nullable(id('opr')) }),
  output: thread,
  errors: ['not_found', 'case_taken', 'already_decided'],
});

export const takeNextSupport = endpoint({
  ...change,
  method: 'POST',
  path: '/ops/support/next',
  summary: 'Takes the conversation that waits longest; none where nobody waits.',
  input: z.object({}),
  output: z.object({ thread: z.nullable(thread) }),
  errors: [],
});

export const answerSupport = endpoint({
  ...change,
  method: 'POST',
  path: '/ops/support/answer',
  summary:
    'Writes to the member of one’s own conversation, or of nobody’s, which is then one’s own.',
  input: z.object({ conversationId, text: z.string().check(z.maxLength(20_000)), requestKey }),
  output: thread,
  errors: [
    'not_found',
    'case_taken',
    'already_decided',
    'chat_empty',
    'chat_too_long',
    'feature_off',
    'repeated_differently',
  ],
});

export const transferSupport = endpoint({
  ...change,
  method: 'POST',
  path: '/ops/support/transfer',
  summary: 'Hands a conversation to a colleague at the desk, or back into the queue.',
  input: z.object({
    conversationId,
    from: z.nullable(id('opr')),
    to: z.nullable(id('opr')),
    reason,
  }),
  output: thread,
  errors: ['not_found', 'case_taken', 'already_decided', 'not_a_colleague'],
});

export const closeSupport = endpoint({
  ...change,
  method: 'POST',
  path: '/ops/support/close',
  summary: 'Ends a conversation of which all was read, or hands it over to be answered later.',
  input: z.object({
    conversationId,
    /** The newest message that was read. */
    after: z.int().check(z.nonnegative()),
    isHandedOver: z.boolean(),
    reason,
  }),
  output: thread,
  errors: ['not_found', 'case_taken', 'already_decided', 'feedback_moved_on'],
});
