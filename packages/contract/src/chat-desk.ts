import * as z from 'zod/mini';
import { CHAT_REPORT_REASONS } from './chat.ts';
import { endpoint, id, wholeNumber } from './endpoint.ts';
import { reason } from './operator-reason.ts';
import { sorting } from './sorting.ts';

export const CHAT_REPORTS_PER_PAGE = 25;

/** How many messages before and after a reported one are shown. */
export const CHAT_AROUND = 10;

export const CHAT_OUTCOMES = ['dismissed', 'deleted', 'muted'] as const;
export type ChatOutcome = (typeof CHAT_OUTCOMES)[number];

/** How long somebody can be muted, in minutes. */
export const CHAT_MUTE_MAX = 525_600;
const muteMinutes = z.int().check(z.minimum(1), z.maximum(CHAT_MUTE_MAX));

const person = z.object({
  personId: id('chp'),
  memberId: id('mem'),
  account: z.string(),
});

/** A message as moderators see it: with every word, deleted or not. */
const deskMessage = z.object({
  messageId: id('cmg'),
  seq: z.int(),
  author: person,
  at: z.iso.datetime(),
  text: z.string(),
  isDeleted: z.boolean(),
  deletedAt: z.nullable(z.iso.datetime()),
});

export type ChatDeskMessage = z.output<typeof deskMessage>;

const mute = z.object({
  muteId: id('cmu'),
  until: z.iso.datetime(),
  reason: z.string(),
  by: z.string(),
});

const report = z.object({
  reportId: id('crp'),
  roomId: z.string(),
  reason: z.enum(CHAT_REPORT_REASONS),
  note: z.nullable(z.string()),
  reporter: person,
  /** Null once it was older than the brand keeps messages. */
  message: z.nullable(deskMessage),
  /** The mute of who wrote it that holds now. */
  mute: z.nullable(mute),
  createdAt: z.iso.datetime(),
  outcome: z.nullable(z.enum(CHAT_OUTCOMES)),
  remark: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
});

export type ChatReport = z.output<typeof report>;

const reportWithRoom = z.object({
  ...report.shape,
  /** What was said before and after it, in order; the message itself among them. */
  around: z.array(deskMessage),
  /** How many reports of this author’s messages were upheld before. */
  upheldBefore: z.int(),
});

export type ChatReportFile = z.output<typeof reportWithRoom>;

export const listChatReports = endpoint({
  method: 'GET',
  path: '/ops/chat/reports',
  summary: 'Reports of chat messages that wait for a moderator, or those decided.',
  access: 'operator',
  permission: 'chat.read',
  input: z.object({
    view: z.enum(['waiting', 'done']),
    ...sorting(['time']),
    page: z.optional(wholeNumber(1, 10_000)),
  }),
  output: z.object({ reports: z.array(report), total: z.number() }),
  errors: [],
});

export const readChatReport = endpoint({
  method: 'GET',
  path: '/ops/chat/report',
  summary: 'A report with what was said around the message, also when it was deleted since.',
  access: 'operator',
  permission: 'chat.read',
  input: z.object({ reportId: id('crp') }),
  output: reportWithRoom,
  errors: ['not_found'],
});

export const decideChatReport = endpoint({
  method: 'POST',
  path: '/ops/chat/reports/decide',
  summary: 'Ends a report: dismissed, the message deleted, or its author muted as well.',
  access: 'operator',
  permission: 'chat.moderate',
  input: z.object({
    reportId: id('crp'),
    outcome: z.enum(CHAT_OUTCOMES),
    reason,
    /** Needed where the author is muted. */
    minutes: z.optional(muteMinutes),
  }),
  output: reportWithRoom,
  errors: ['not_found', 'already_decided', 'invalid_input'],
});

export const muteInChat = endpoint({
  method: 'POST',
  path: '/ops/chat/mutes',
  summary: 'Mutes somebody in all rooms for a time. The longer mute holds.',
  access: 'operator',
  permission: 'chat.moderate',
  input: z.object({ personId: id('chp'), minutes: muteMinutes, reason }),
  output: mute,
  errors: ['not_found'],
});

export const liftChatMute = endpoint({
  method: 'POST',
  path: '/ops/chat/mutes/lift',
  summary: 'Lets somebody speak again before their mutes are over.',
  access: 'operator',
  permission: 'chat.moderate',
  input: z.object({ personId: id('chp'), reason }),
  output: z.object({ lifted: z.int() }),
  errors: ['not_found', 'already_decided'],
});

export const removeChatMessage = endpoint({
  method: 'POST',
  path: '/ops/chat/messages/delete',
  summary: 'Takes a message out of its room. Moderators still read it.',
  access: 'operator',
  permission: 'chat.moderate',
  input: z.object({ messageId: id('cmg'), reason }),
  output: deskMessage,
  errors: ['not_found', 'already_decided'],
});
