import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { endpoint, id, money } from './endpoint.ts';

/** Who gives a reward. */
export const REWARD_PROGRAMMES = [
  'operator',
  'rank',
  'rebate',
  'mission',
  'leaderboard',
  'referral',
  'raffle',
  'promotion',
  'cashback',
  'mall', // A voucher that points were redeemed for.
  'free_play', // What free rounds have won, as a bonus.
] as const;
export type RewardProgramme = (typeof REWARD_PROGRAMMES)[number];

/** What a reward pays; each has a payer on the server. */
export const REWARD_KINDS = [
  'cash',
  'bonus',
  'points',
  'free_rounds',
  'free_bet',
  'tickets',
] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

/** `held`: somebody looks at it first, by a published term. `refused`: by the same, with a reason. */
export const REWARD_STATES = ['offered', 'held', 'claimed', 'expired', 'refused'] as const;
export type RewardState = (typeof REWARD_STATES)[number];

/** The published terms a reward can be held by. */
export const HOLD_REASONS = [
  'shared_bank_account',
  'shared_document',
  'shared_device',
  'large_amount',
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** What stands against a reward; `undone`: what it was for was undone before it was claimed. */
export const REFUSAL_REASONS = [...HOLD_REASONS, 'undone'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** The case that a reward is held by, or was refused by. */
const rewardHold = z.object({
  holdId: id('hld'),
  /** Undecided by then, the reward is released. */
  decideBy: z.iso.datetime(),
  /** What the operator said who refused it. */
  reason: z.nullable(z.string()),
  /** Whether the member can still say something about it. */
  canAppeal: z.boolean(),
});

/** What bonus money asks for before what is left of it is cash. */
const bonusTerms = z.object({
  times: z.int(),
  days: z.int(),
  /** The largest stake while it is wagered, and the most of it that becomes cash; null: no such limit. */
  betMax: z.nullable(money),
  conversionMax: z.nullable(money),
});

export type RewardBonusTerms = z.output<typeof bonusTerms>;

/** What a claim makes of a reward, by the terms it was offered with; all null: what its kind says. */
const rewardTerms = z.object({
  bonus: z.nullable(bonusTerms),
  freePlay: z.nullable(
    z.object({
      /** Of one round; null for a free bet, which is of the reward's amount. */
      stake: z.nullable(money),
      /** It is played within so many days of the claim. */
      playDays: z.int(),
      /** What a bonus of its wins asks for; null: they are cash. */
      wins: z.nullable(bonusTerms),
    }),
  ),
  /** When the raffle of tickets closes. */
  ticketsUntil: z.nullable(z.iso.datetime()),
});

export type RewardTerms = z.output<typeof rewardTerms>;

export const reward = z.object({
  rewardId: id('rwd'),
  programme: z.enum(REWARD_PROGRAMMES),
  kind: z.enum(REWARD_KINDS),
  /** What it is for, in the language that was asked for. */
  name: z.string(),
  amount: money,
  terms: rewardTerms,
  state: z.enum(REWARD_STATES),
  heldBecause: z.nullable(z.enum(REFUSAL_REASONS)),
  hold: z.nullable(rewardHold),
  /** It can be claimed from then on, and before the end; null: for good. */
  opensAt: z.iso.datetime(),
  expiresAt: z.nullable(z.iso.datetime()),
  offeredAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
});

export type Reward = z.output<typeof reward>;

/** How many open rewards the list has at most, and how many receipts a page. */
export const REWARDS_MAX = 100;
export const RECEIPTS_PER_PAGE = 20;

export const listRewards = endpoint({
  method: 'GET',
  path: '/wps/reward/list',
  summary: 'What a member can claim now or soon, what ends first first.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: z.object({ language: languageCode }),
  output: z.object({
    rewards: z.array(reward),
    availablePromoCount: z.int(),
    /** Of what can be claimed now: the cash, and how many are something else. */
    claimable: z.object({ cash: money, otherCount: z.int() }),
  }),
  errors: [],
});

export const listReceipts = endpoint({
  method: 'GET',
  path: '/wps/reward/receipts',
  summary: 'Rewards that were claimed, ran out or were refused, the newest first, page by page.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: z.object({ language: languageCode, before: z.optional(id('rwd')) }),
  output: z.object({ receipts: z.array(reward), hasMore: z.boolean() }),
  errors: [],
});

export const claimReward = endpoint({
  method: 'POST',
  path: '/wps/reward/claim',
  summary: 'Pays a reward. Asked twice, it is paid once and answers the same.',
  access: 'member',
  rate: { max: 120, seconds: 60 },
  input: z.object({ language: languageCode, rewardId: id('rwd') }),
  output: reward,
  errors: [
    'rate_limited',
    'not_found',
    'account_closed',
    'reward_not_yet',
    'reward_over',
    'reward_held',
    'reward_refused',
    'reward_undone',
    'bonus_active',
  ],
});

export const claimAllRewards = endpoint({
  method: 'POST',
  path: '/wps/reward/claim-all',
  summary: 'Pays everything that can be claimed now, one after the other.',
  access: 'member',
  rate: { max: 30, seconds: 60 },
  input: z.object({ language: languageCode }),
  output: z.object({ claimed: z.array(reward), availablePromoCount: z.int() }),
  errors: ['rate_limited', 'account_closed'],
});
