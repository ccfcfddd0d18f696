import * as z from 'zod/mini';
import { endpoint, id, money } from './endpoint.ts';
import { limitName } from './limits.ts';
import { MESSAGE_CATEGORIES } from './message-category.ts';
import { HOLD_REASONS } from './reward.ts';
import { CARE_MARKERS } from './risk-rules.ts';

/** What can be claimed where the message is read; messages from before have none. */
const rewardId = z.optional(id('rwd'));

/** What the platform writes to a member, by what happened; the words are the site's. */
const news = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('deposit_credited'), amount: money, reference: z.string() }),
  z.object({ kind: z.literal('withdrawal_requested'), amount: money, reference: z.string() }),
  z.object({ kind: z.literal('withdrawal_paid'), amount: money, reference: z.string() }),
  z.object({
    kind: z.literal('withdrawal_refused'),
    amount: money,
    reference: z.string(),
    reason: z.string(),
  }),
  z.object({ kind: z.literal('claim_decided'), amount: money, reference: z.string() }),
  z.object({ kind: z.literal('bank_name_used') }),
  /** Somebody came in from a place or a device that is new for this member. */
  z.object({
    kind: z.literal('login_new'),
    at: z.iso.datetime(),
    address: z.string(),
    device: z.string(),
  }),
  /** Somebody tried to come in from a strange place; `hadPassword`: they lacked the second step alone. */
  z.object({
    kind: z.literal('login_refused'),
    at: z.iso.datetime(),
    address: z.string(),
    device: z.string(),
    hadPassword: z.boolean(),
  }),
  z.object({ kind: z.literal('identity_approved') }),
  z.object({ kind: z.literal('identity_refused'), reason: z.string() }),
  z.object({ kind: z.literal('identity_ran_out') }),
  z.object({ kind: z.literal('deletion_asked'), dueAt: z.iso.datetime() }),
  z.object({ kind: z.literal('deletion_refused') }),
  /** What a marker of harm found, by the names of its figures; amounts are of minor units. */
  z.object({
    kind: z.literal('care_note'),
    marker: z.enum(CARE_MARKERS),
    figures: z.record(z.string(), z.string()),
  }),
  /** A limit that the house set for the member, or lifted, with the reason its operator gave. */
  z.object({
    kind: z.literal('house_limit'),
    limit: z.object(limitName),
    amount: z.nullable(money),
    reason: z.string(),
  }),
  /** Twice a year: how many limits of their own the member has. */
  z.object({ kind: z.literal('limits_review'), count: z.int() }),
  /** `text`: the answer itself, as it stands in the thread. */
  z.object({ kind: z.literal('feedback_answered'), reference: z.string(), text: z.string() }),
  z.object({ kind: z.literal('money_received'), amount: money, from: z.string() }),
  /** `names`: what the reward is for, by language. */
  z.object({
    kind: z.literal('reward_ending'),
    names: z.record(z.string(), z.string()),
    expiresAt: z.iso.datetime(),
    rewardId,
  }),
  z.object({ kind: z.literal('reward_over'), names: z.record(z.string(), z.string()) }),
  /** Free rounds, or a free bet, that were claimed and not played: so many are left. */
  z.object({
    kind: z.literal('free_play_ending'),
    names: z.record(z.string(), z.string()),
    count: z.int(),
    expiresAt: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('free_play_over'),
    names: z.record(z.string(), z.string()),
    count: z.int(),
  }),
  /** What free rounds have won waits in the reward center. */
  z.object({
    kind: z.literal('free_play_won'),
    names: z.record(z.string(), z.string()),
    amount: money,
    rewardId,
  }),
  /** `because`: the published term; undecided at `decideBy` it is released. */
  z.object({
    kind: z.literal('reward_held'),
    names: z.record(z.string(), z.string()),
    because: z.enum(HOLD_REASONS),
    decideBy: z.iso.datetime(),
  }),
  /** `reason`: what the operator said; empty where nobody decided in time. */
  z.object({
    kind: z.literal('reward_checked'),
    names: z.record(z.string(), z.string()),
    isReleased: z.boolean(),
    reason: z.string(),
    rewardId,
  }),
  /** `reason`: why an application for a promotion was rejected; empty when it was approved. */
  z.object({
    kind: z.literal('application_decided'),
    names: z.record(z.string(), z.string()),
    isApproved: z.boolean(),
    reason: z.string(),
    rewardId,
  }),
  /** `remark`: what the operator wrote: how it is sent, or why not; may be empty. */
  z.object({
    kind: z.literal('redemption_approved'),
    names: z.record(z.string(), z.string()),
    reference: z.string(),
    remark: z.string(),
  }),
  z.object({
    kind: z.literal('redemption_rejected'),
    names: z.record(z.string(), z.string()),
    reference: z.string(),
    remark: z.string(),
  }),
  z.object({
    kind: z.literal('bonus_expiring'),
    at: z.iso.datetime(),
    left: money,
    missing: money,
  }),
  /** `names`: of the rank, by language. */
  z.object({ kind: z.literal('rank_raised'), names: z.record(z.string(), z.string()) }),
  /** `lower`: of the rank that follows where nothing more is bet; null for none. */
  z.object({
    kind: z.literal('rank_at_risk'),
    names: z.record(z.string(), z.string()),
    lower: z.nullable(z.record(z.string(), z.string())),
    missing: money,
    until: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('rank_lowered'),
    names: z.record(z.string(), z.string()),
    lower: z.nullable(z.record(z.string(), z.string())),
  }),
  z.object({ kind: z.literal('bonus_completed'), amount: money }),
  z.object({ kind: z.literal('bonus_expired'), amount: money }),
  /** A draw that the member holds tickets of is held later; `names`: of the lottery. */
  z.object({
    kind: z.literal('draw_postponed'),
    names: z.record(z.string(), z.string()),
    period: z.string(),
    drawsAt: z.iso.datetime(),
    reason: z.string(),
  }),
  /** What an operator wrote, by language; `page` is where it leads. */
  z.object({
    kind: z.literal('brand_message'),
    title: z.record(z.string(), z.string()),
    content: z.record(z.string(), z.array(z.string())),
    page: z.nullable(z.string()),
  }),
]);

/** The news as it is kept and travels. */
export const messageNews = news;

export type MessageNews = z.output<typeof news>;

const message = z.object({
  messageId: id('msg'),
  at: z.iso.datetime(),
  isRead: z.boolean(),
  isPinned: z.boolean(),
  news,
});

export type Message = z.output<typeof message>;

export const MESSAGES_PER_PAGE = 20;
export const PINNED_MAX = 10;
/** How many are read or deleted by one call. */
export const MESSAGES_AT_ONCE = 200;

const messageIds = z.array(id('msg')).check(z.minLength(1), z.maxLength(MESSAGES_AT_ONCE));

export const listMessages = endpoint({
  method: 'GET',
  path: '/wps/message/list',
  summary: 'What the platform wrote to a member, pinned first, then the newest, page by page.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: z.object({
    before: z.optional(id('msg')),
    category: z.optional(z.enum(MESSAGE_CATEGORIES)),
  }),
  output: z.object({
    /** On the first page only, and never among the others. */
    pinned: z.array(message),
    messages: z.array(message),
    hasMore: z.boolean(),
    unread: z.int(),
    unreadIn: z.record(z.enum(MESSAGE_CATEGORIES), z.int()),
  }),
  errors: [],
});

export const readMessages = endpoint({
  method: 'POST',
  path: '/wps/message/read',
  summary: 'Marks messages as read; all of them, or all of a category, where none is named.',
  access: 'member',
  input: z.object({
    messageIds: z.optional(messageIds),
    category: z.optional(z.enum(MESSAGE_CATEGORIES)),
  }),
  output: z.object({ unreadMessage: z.int() }),
  errors: [],
});

export const deleteMessages = endpoint({
  method: 'POST',
  path: '/wps/message/delete',
  summary: 'Takes messages out of a member’s list, for good.',
  access: 'member',
  input: z.object({ messageIds }),
  output: z.object({ unreadMessage: z.int() }),
  errors: [],
});

export const pinMessage = endpoint({
  method: 'POST',
  path: '/wps/message/pin',
  summary: 'Keeps a message at the top of a member’s list, or lets it go back to its place.',
  access: 'member',
  input: z.object({ messageId: id('msg'), isPinned: z.boolean() }),
  output: z.object({ isPinned: z.boolean() }),
  errors: ['not_found', 'message_pins_full'],
});

const choices = z.object({
  /** Whether offers and news of the brand may be written to them. */
  offers: z.boolean(),
});

export const readMessageChoices = endpoint({
  method: 'GET',
  path: '/wps/message/choices',
  summary: 'Whether a member wants to be written to about offers and news.',
  access: 'member',
  input: z.object({}),
  output: choices,
  errors: [],
});

export const chooseMessages = endpoint({
  method: 'POST',
  path: '/wps/message/choices',
  summary: 'Whether a member wants to be written to about offers and news, from now on.',
  access: 'member',
  input: choices,
  output: choices,
  errors: [],
});
