import * as z from 'zod/mini';
import { CASE_KINDS } from './case.ts';
import { channelConsent } from './consent.ts';
import { calendarDay, endpoint, id, moment, money } from './endpoint.ts';
import { REDEMPTION_STATUSES } from './points.ts';

/** Why two accounts may be of one person. */
export const LINK_SIGNS = [
  'bank_account',
  'document',
  'name_and_birthday',
  'device',
  'address',
] as const;
export type LinkSign = (typeof LINK_SIGNS)[number];

export const TAGS_MAX = 12;

const tag = z.string().check(z.trim(), z.minLength(1), z.maxLength(30));

export const readPlayer = endpoint({
  method: 'GET',
  path: '/ops/member/around',
  summary: 'Around a member: play by day, devices, addresses, linked accounts, notes and tags.',
  access: 'operator',
  permission: 'members.read',
  input: z.object({ memberId: id('mem') }),
  output: z.object({
    /** The last 14 days of the brand, the oldest first; the result is the member's. */
    days: z.array(z.object({ day: calendarDay, bets: z.number(), staked: money, result: money })),
    devices: z.array(
      z.object({
        /** The beginning of its digest: enough to know it again. */
        name: z.string(),
        firstAt: z.iso.datetime(),
        lastAt: z.iso.datetime(),
        sharedWith: z.number(),
      }),
    ),
    addresses: z.array(
      z.object({
        address: z.string(),
        firstAt: z.iso.datetime(),
        lastAt: z.iso.datetime(),
        sharedWith: z.number(),
      }),
    ),
    linked: z.array(
      z.object({
        memberId: id('mem'),
        account: z.string(),
        status: z.string(),
        signs: z.array(z.enum(LINK_SIGNS)),
      }),
    ),
    /** Open cases about them, of the kinds that who looks may see; the oldest first. */
    cases: z.array(
      z.object({ kind: z.enum(CASE_KINDS), code: z.string(), openedAt: z.iso.datetime() }),
    ),
    /** How well they are known: by nothing, a contact or a document. */
    identity: z.string(),
    /** By which channels they may be reached about offers. */
    consents: z.array(channelConsent),
    messages: z.array(z.object({ at: z.iso.datetime(), kind: z.string(), isRead: z.boolean() })),
    /** What they have of rewards that they keep: the rank, points, what they got for them. */
    rewards: z.object({
      rank: z.nullable(z.string()),
      points: money,
      /** Points they owe of bets that were taken back. */
      pointsOwed: money,
      /** The newest first. */
      redemptions: z.array(
        z.object({
          reference: z.string(),
          at: z.iso.datetime(),
          name: z.string(),
          points: money,
          status: z.enum(REDEMPTION_STATUSES),
        }),
      ),
    }),
    notes: z.array(z.object({ at: z.iso.datetime(), by: z.string(), text: z.string() })),
    tags: z.array(z.string()),
  }),
  errors: ['not_found'],
});

export const TIMELINE_KINDS = ['money', 'play', 'access', 'message', 'staff'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

export const listPlayerTimeline = endpoint({
  method: 'GET',
  path: '/ops/member/timeline',
  summary: 'Everything that happened with a member, the newest first.',
  access: 'operator',
  permission: 'members.read',
  input: z.object({
    memberId: id('mem'),
    kind: z.optional(z.enum(TIMELINE_KINDS)),
    before: z.optional(moment),
  }),
  output: z.object({
    events: z.array(
      z.object({
        at: z.iso.datetime(),
        kind: z.enum(TIMELINE_KINDS),
        /** What happened, by the name the place it comes from gives it. */
        what: z.string(),
        /** A reference, an address, a reason: whatever says more. */
        about: z.string(),
        /** Who of the operators did it; empty for everybody else. */
        by: z.string(),
        /** What the member gained or lost by it; null where no money moved. */
        amount: z.nullable(money),
      }),
    ),
    hasMore: z.boolean(),
  }),
  errors: ['not_found'],
});

export type TimelineEvent = z.output<typeof listPlayerTimeline.output>['events'][number];

export const writePlayerNote = endpoint({
  method: 'POST',
  path: '/ops/member/note',
  summary: 'Writes a note about a member, for other operators.',
  access: 'operator',
  permission: 'members.note',
  input: z.object({
    memberId: id('mem'),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
  }),
  output: z.object({}),
  errors: ['not_found'],
});

export const setPlayerTags = endpoint({
  method: 'POST',
  path: '/ops/member/tags',
  summary: 'Puts tags on a member and takes others off; these are all that are left.',
  access: 'operator',
  permission: 'members.note',
  input: z.object({ memberId: id('mem'), tags: z.array(tag).check(z.maxLength(TAGS_MAX)) }),
  output: z.object({ tags: z.array(z.string()) }),
  errors: ['not_found'],
});
