import * as z from 'zod/mini';
import { endpoint, id, requestKey, wholeNumber } from './endpoint.ts';
import { reason } from './operator-reason.ts';
import { attachments, PICTURE_TEXT_MAX, UPLOAD_ERRORS } from './upload.ts';

/** What somebody tells: how things could be better, or that something went wrong. */
export const FEEDBACK_KINDS = ['feedback', 'complaint'] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/** `waiting` for us, `answered` and waiting for them, or `closed`. */
export const FEEDBACK_STATUSES = ['waiting', 'answered', 'closed'] as const;
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];

/** Of an answer, and of what a member adds; a first text is bounded in words. */
export const FEEDBACK_REPLY_MAX = 2_000;

/** So many characters a word are read at most: a single word without end is no way around the bound. */
export const CHARACTERS_A_WORD = 20;

export const FEEDBACK_PER_PAGE = 20;

/** Longer than any bound, so that who wrote too much is told the bounds. */
const content = z.string().check(z.maxLength(60_000));
const reply = z.string().check(z.trim(), z.minLength(1), z.maxLength(FEEDBACK_REPLY_MAX));

const entry = z.object({
  entryId: id('fbe'),
  at: z.iso.datetime(),
  /** Whether the brand wrote it. */
  isTeam: z.boolean(),
  text: z.string(),
  attachmentIds: z.array(id('upl')),
});

const feedback = z.object({
  feedbackId: id('fbk'),
  reference: z.string(),
  kind: z.enum(FEEDBACK_KINDS),
  status: z.enum(FEEDBACK_STATUSES),
  createdAt: z.iso.datetime(),
  /** Until when an answer is promised; null while none is waited for. */
  answerBy: z.nullable(z.iso.datetime()),
  entries: z.array(entry),
});

export type Feedback = z.output<typeof feedback>;
export type FeedbackEntry = z.output<typeof entry>;

export const sendFeedback = endpoint({
  method: 'PUT',
  path: '/wps/feedback',
  summary: 'Takes feedback or a complaint, of a member or of a guest, and answers a reference.',
  access: 'guest',
  rate: { max: 20, seconds: 60 },
  bodyMax: 300_000,
  input: z.object({
    kind: z.enum(FEEDBACK_KINDS),
    content,
    /** Where a guest is answered; a member is answered in their messages. */
    email: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    attachments: z._default(attachments(0), []),
    requestKey: z.optional(requestKey),
  }),
  output: z.object({
    reference: z.string(),
    answerBy: z.iso.datetime(),
    /** Where the answer comes; `none` for a guest who left no address. */
    answerTo: z.enum(['messages', 'email', 'none']),
  }),
  errors: [
    'rate_limited',
    'feedback_length',
    'feedback_flood',
    'email_invalid',
    'attachments_wrong',
    'repeated_differently',
  ],
});

export const uploadFeedbackPicture = endpoint({
  method: 'POST',
  path: '/wps/feedback/picture',
  summary: 'Keeps a picture to send with feedback; nobody need be logged in.',
  access: 'guest',
  rate: { max: 12, seconds: 600 },
  bodyMax: PICTURE_TEXT_MAX + 1024,
  input: z.object({
    /** The file, in base 64. */
    content: z.string().check(z.minLength(1), z.maxLength(PICTURE_TEXT_MAX)),
  }),
  output: z.object({ uploadId: id('upl'), width: z.number(), height: z.number() }),
  errors: UPLOAD_ERRORS,
});

export const listFeedback = endpoint({
  method: 'GET',
  path: '/wps/feedback/list',
  summary: 'What a member wrote to the brand, with the answers, the newest first.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: z.object({ before: z.optional(id('fbk')) }),
  output: z.object({ cases: z.array(feedback), hasMore: z.boolean() }),
  errors: [],
});

export const replyFeedback = endpoint({
  method: 'POST',
  path: '/wps/feedback/reply',
  summary: 'Adds to what a member wrote before; what was closed is open again.',
  access: 'member',
  rate: { max: 20, seconds: 60 },
  input: z.object({
    feedbackId: id('fbk'),
    text: reply,
    attachments: z._default(attachments(0), []),
  }),
  output: feedback,
  errors: ['rate_limited', 'not_found', 'feedback_flood', 'attachments_wrong'],
});

const operatorRef = z.object({ operatorId: id('opr'), name: z.string(), isMine: z.boolean() });

const feedbackCase = z.object({
  ...feedback.shape,
  /** Null for a guest. */
  member: z.nullable(z.object({ memberId: id('mem'), account: z.string() })),
  /** Of a guest who left one; masked for who does not answer. */
  email: z.nullable(z.string()),
  language: z.string(),
  /** Each entry with who of the team wrote it. */
  entries: z.array(z.object({ ...entry.shape, operator: z.nullable(z.string()) })),
  owner: z.nullable(operatorRef),
  /** Since when it waits for an answer. */
  askedAt: z.iso.datetime(),
  isOverdue: z.boolean(),
  firstAnswerSeconds: z.nullable(z.number()),
  closingSeconds: z.nullable(z.number()),
  closedAt: z.nullable(z.iso.datetime()),
  closedBy: z.nullable(z.string()),
});

export type FeedbackCase = z.output<typeof feedbackCase>;

export const FEEDBACK_VIEWS = ['waiting', 'mine', 'answered', 'closed'] as const;
export type FeedbackView = (typeof FEEDBACK_VIEWS)[number];

export const listFeedbackQueue = endpoint({
  method: 'GET',
  path: '/ops/feedback',
  summary: 'Feedback and complaints: who waits longest first, or those closed, the newest first.',
  access: 'operator',
  permission: 'feedback.read',
  input: z.object({
    view: z.enum(FEEDBACK_VIEWS),
    kind: z.optional(z.enum(FEEDBACK_KINDS)),
    page: z.optional(wholeNumber(1, 10_000)),
  }),
  output: z.object({ cases: z.array(feedbackCase), total: z.number() }),
  errors: [],
});

const template = z.object({
  templateId: z.string(),
  title: z.string(),
  /** By language; each answer is in the language it was asked in. */
  text: z.record(z.string(), z.string()),
});

export type FeedbackTemplate = z.output<typeof template>;

export const readFeedbackDesk = endpoint({
  method: 'GET',
  path: '/ops/feedback/desk',
  summary: 'Templates to answer with, colleagues to hand over to, and how fast answers are.',
  access: 'operator',
  permission: 'feedback.read',
  input: z.object({}),
  output: z.object({
    templates: z.array(template),
    colleagues: z.array(z.object({ operatorId: id('opr'), name: z.string() })),
    /** Of what was sent in the last 30 days; null while there is none. */
    figures: z.object({
      medianFirstAnswerSeconds: z.nullable(z.number()),
      medianClosingSeconds: z.nullable(z.number()),
      waiting: z.number(),
      overdue: z.number(),
    }),
  }),
  errors: [],
});

const change = { access: 'operator', permission: 'feedback.answer', output: feedbackCase } as const;

export const takeFeedback = endpoint({
  ...change,
  method: 'POST',
  path: '/ops/feedback/take',
  summary: 'Makes a case one’s own, from nobody or from the colleague it was seen with.',
  input: z.object({ feedbackId: id('fbk'), from: z.nullable(id('opr')) }),
  errors: ['not_found', 'case_taken', 'already_decided'],
});

export const assignFeedback = endpoint({
  ...change,
  method: 'POST',
  path: '/ops/feedback/assign',
  summary: 'Hands a case to a colleague who may answer it, or back to everybody.',
  input: z.object({
    feedbackId: id('fbk'),
    from: z.nullable(id('opr')),
    to: z.nullable(id('opr')),
    reason,
  }),
  errors: ['not_found', 'case_taken', 'already_decided', 'not_a_colleague'],
});

export const answerFeedback = endpoint({
  ...change,
  method: 'POST',
  path: '/ops/feedback/answer',
  summary: 'Answers: a member by a message, a guest by e-mail; and closes the case if asked to.',
  input: z.object({
    feedbackId: id('fbk'),
    text: reply,
    isClosing: z.boolean(),
    /** The last entry that was read: what came after it must be read first. */
    after: id('fbe'),
  }),
  errors: [
    'not_found',
    'case_taken',
    'already_decided',
    'feedback_moved_on',
    'feedback_no_address',
  ],
});

export const closeFeedback = endpoint({
  ...change,
  method: 'POST',
  path: '/ops/feedback/close',
  summary: 'Closes a case without a further answer.',
  input: z.object({ feedbackId: id('fbk'), after: id('fbe'), reason }),
  errors: ['not_found', 'case_taken', 'already_decided', 'feedback_moved_on'],
});
