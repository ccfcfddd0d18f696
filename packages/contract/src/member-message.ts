import * as z from 'zod/mini';
import { localized } from './brand.ts';
import { endpoint } from './endpoint.ts';

const key = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'is a short name'));
const day = z.iso.date('is a day like 2026-11-15');

/** `marketing` never reaches who is on a break from play or wants no offers; `service` is needed. */
export const MESSAGE_PURPOSES = ['marketing', 'service'] as const;

/** Who is written to, as it stands on the day it is sent. */
const audience = z.discriminatedUnion('group', [
  z.strictObject({ group: z.literal('all') }),
  /** The short name of a VIP rank. */
  z.strictObject({ group: z.literal('rank'), rank: key }),
  /** A tag that operators put on members. */
  z.strictObject({
    group: z.literal('tag'),
    tag: z.string().check(z.minLength(1), z.maxLength(30)),
  }),
  z.strictObject({
    group: z.literal('member'),
    memberId: z
      .string()
      .check(z.regex(/^mem_[0-9A-HJKMNP-TV-Z]{26}$/, 'is the number of a member, mem_…')),
  }),
]);

export type MessageAudience = z.output<typeof audience>;

/** What an operator writes to members: each of the audience gets it once, in their message center. */
export const memberMessageSchema = z.strictObject({
  id: key,
  purpose: z.enum(MESSAGE_PURPOSES),
  audience,
  /** The days on which it may be sent, by the brand's calendar; without them, at once. */
  from: z.optional(day),
  until: z.optional(day),
  /** The hour of the day before which it is not sent. */
  hour: z.optional(z.int().check(z.minimum(0), z.maximum(23))),
  /** Beside the message center: to proven addresses, marketing only to who agreed to the channel. */
  byEmail: z.optional(z.boolean()),
  bySms: z.optional(z.boolean()),
  title: localized(80),
  /** Paragraphs of plain words. */
  content: z.record(z.string(), z.array(z.string().check(z.minLength(1), z.maxLength(600)))),
  /** A page of the site that it leads to. */
  page: z.nullable(z.string().check(z.regex(/^\/[\w/#-]{0,80}$/, 'is a path of the site'))),
});

export type MemberMessage = z.output<typeof memberMessageSchema>;

export const listMessageSends = endpoint({
  method: 'GET',
  path: '/ops/content/sends',
  summary: 'Which messages of operators went out, in which version, and to how many members.',
  access: 'operator',
  permission: 'content.read',
  input: z.object({}),
  output: z.object({
    sends: z.array(
      z.object({
        key: z.string(),
        version: z.int(),
        startedAt: z.iso.datetime(),
        /** Null while members are still being written to. */
        endedAt: z.nullable(z.iso.datetime()),
        sent: z.int(),
      }),
    ),
  }),
  errors: [],
});
