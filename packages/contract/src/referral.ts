import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { endpoint, id, money } from './endpoint.ts';
import { REFERRAL_STEPS, REFERRAL_STOPS, REFERRAL_UNDONE } from './referral-rules.ts';
import { REWARD_STATES } from './reward.ts';

/** How far a friend is, by the terms of the day they registered on. */
const progress = {
  joinedAt: z.iso.datetime(),
  /** The moment of the end is no longer part of it; null where the programme was closed. */
  endsAt: z.nullable(z.iso.datetime()),
  step: z.enum(REFERRAL_STEPS),
  stop: z.nullable(z.enum(REFERRAL_STOPS)),
  undone: z.nullable(z.enum(REFERRAL_UNDONE)),
  holdUntil: z.nullable(z.iso.datetime()),
  /** What whoever reads it gets. */
  reward: money,
  rewardId: z.nullable(id('rwd')),
  rewardState: z.nullable(z.enum(REWARD_STATES)),
};

const friend = z.object({
  ...progress,
  /** Masked. */
  name: z.string(),
  /** How much of it is done; how much money that is only the friend knows. */
  depositPercent: z.int(),
  betsPercent: z.int(),
});

export type ReferralFriend = z.output<typeof friend>;

const ownSteps = z.object({
  ...progress,
  deposit: money,
  deposited: money,
  bets: money,
  bet: money,
  /** For how long is waited after the last step. */
  holdHours: z.int(),
});

/** The steps of somebody who was invited, as they see them. */
export type OwnReferralSteps = z.output<typeof ownSteps>;

const terms = z.object({
  reward: money,
  friendReward: money,
  deposit: money,
  bets: money,
  days: z.int(),
  holdHours: z.int(),
  monthMax: z.int(),
  /** Friends who register from then on do not count; null where no end is set. */
  endsAt: z.nullable(z.iso.datetime()),
  rules: z.array(z.string()),
});

export type ReferralTerms = z.output<typeof terms>;

export const readReferral = endpoint({
  method: 'GET',
  path: '/wps/referral/summary',
  summary: 'The member’s code, the terms in force, what friends have brought, and the own steps.',
  access: 'member',
  whileExcluded: 'shut',
  rate: { max: 240, seconds: 60 },
  input: z.object({ language: languageCode }),
  output: z.object({
    isOpen: z.boolean(),
    code: z.nullable(z.string()),
    /** Null where the brand has no such programme. */
    terms: z.nullable(terms),
    /** For how many friends the member was rewarded this month. */
    monthCount: z.int(),
    friendCount: z.int(),
    /** Paid; to be claimed; and what comes if all friends who are under way finish. */
    earned: money,
    claimable: money,
    pending: money,
    /** Null for who was not invited, or before there was a programme. */
    own: z.nullable(ownSteps),
  }),
  errors: [],
});

export type ReferralSummary = z.output<(typeof readReferral)['output']>;

export const FRIENDS_PER_PAGE = 20;

export const listReferralFriends = endpoint({
  method: 'GET',
  path: '/wps/referral/friends',
  summary: 'Whom the member has invited, the newest first, page by page.',
  access: 'member',
  whileExcluded: 'shut',
  rate: { max: 240, seconds: 60 },
  input: z.object({ language: languageCode, before: z.optional(z.iso.datetime()) }),
  output: z.object({ friends: z.array(friend), hasMore: z.boolean() }),
  errors: [],
});
