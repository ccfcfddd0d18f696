import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { amount, endpoint, id, money, nothing, requestKey, wholeNumber } from './endpoint.ts';
import { MALL_TYPES } from './points-rules.ts';
import { RECORD_CATEGORIES } from './record-category.ts';
import { agreement, SECOND_OPERATOR_ERRORS, stillNeeded } from './second-operator.ts';
import { QUEUE_SORTS, sorting } from './sorting.ts';

/** Points travel like money: as text, in whole points. */
const points = money;

export const REDEMPTIONS_PER_PAGE = 20;
export const POINTS_ENTRIES_PER_PAGE = 30;
export const QUANTITY_MAX = 10;

export const readPointsBalance = endpoint({
  method: 'GET',
  path: '/wps/relay/pointBalance',
  summary: 'A member’s points, what they are worth in money, and what is still owed of them.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: nothing,
  output: z.object({
    balance: points,
    /** Of bets that were taken back after their points were spent; later points pay it. */
    debt: points,
    /** What can be converted now, in whole steps, and the money it gives. */
    convertible: points,
    worth: money,
    hasPaymentPassword: z.boolean(),
  }),
  errors: [],
});

const mallReward = z.object({
  rewardId: z.string(),
  type: z.enum(MALL_TYPES),
  picture: z.string(),
  name: z.string(),
  text: z.string(),
  points,
  /** Money that is paid beside the points; mostly nothing. */
  amount: money,
  /** What a voucher pays; nothing for goods. */
  cash: money,
  /** Pieces that are left; null for any number. */
  left: z.nullable(z.int()),
});

export type MallRewardView = z.output<typeof mallReward>;

export const listPointsRewards = endpoint({
  method: 'GET',
  path: '/wps/relay/pointReward',
  summary: 'What points can be redeemed for, with the price and what is left.',
  access: 'guest',
  rate: { max: 240, seconds: 60 },
  input: z.object({ language: languageCode }),
  output: z.object({ rewards: z.array(mallReward) }),
  errors: [],
});

export const readPointsConfig = endpoint({
  method: 'GET',
  path: '/wps/relay/pointConfig',
  summary: 'How points are earned, the ratio they are converted by, and the brand’s rules.',
  access: 'guest',
  rate: { max: 240, seconds: 60 },
  input: z.object({ language: languageCode }),
  output: z.object({
    /** False where the brand has no points. */
    isOn: z.boolean(),
    /** So many points are one step of a conversion, and give so much money. */
    exchangeRatio: z.object({ points, amount: money }),
    /** Millionths of a point for each smallest unit of a valid bet. */
    rates: z.array(z.object({ category: z.enum(RECORD_CATEGORIES), ratePpm: z.int() })),
    rules: z.array(z.string()),
  }),
  errors: [],
});

export const REDEMPTION_STATUSES = ['processing', 'approved', 'rejected'] as const;
export type RedemptionStatus = (typeof REDEMPTION_STATUSES)[number];

const redemption = z.object({
  redemptionId: id('rdm'),
  /** What a member says on the telephone, like RD-261115-8F2Q71. */
  reference: z.string(),
  createdAt: z.iso.datetime(),
  type: z.enum(MALL_TYPES),
  name: z.string(),
  quantity: z.int(),
  points,
  amount: money,
  status: z.enum(REDEMPTION_STATUSES),
  /** What it has changed so far: nothing when a rejection gave the points back. */
  changedPoints: points,
  /** After that change. */
  pointsBalance: points,
  /** What the operator wrote: why it was rejected, or how it was sent. */
  remark: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
});

export type Redemption = z.output<typeof redemption>;

export const listRedemptions = endpoint({
  method: 'GET',
  path: '/wps/relay/pointRedeemList',
  summary: 'What a member redeemed, the newest first, page by page.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: z.object({
    language: languageCode,
    status: z.optional(z.enum(REDEMPTION_STATUSES)),
    before: z.optional(id('rdm')),
  }),
  output: z.object({ redemptions: z.array(redemption), hasMore: z.boolean() }),
  errors: [],
});

/** Why points changed. */
export const POINTS_ENTRY_TYPES = [
  'earned',
  'takenBack', // A bet was voided or settled anew.
  'debtPaid',
  'rewarded',
  'redeemed',
  'returned', // Of a rejected redemption.
  'converted',
  'other',
] as const;

const pointsEntry = z.object({
  /** Its number among the changes of this member. */
  number: money,
  at: z.iso.datetime(),
  type: z.enum(POINTS_ENTRY_TYPES),
  points,
  balance: points,
});

export type PointsEntry = z.output<typeof pointsEntry>;

export const listPointsEntries = endpoint({
  method: 'GET',
  path: '/wps/relay/pointDetails',
  summary: 'Every change of a member’s points with the balance after it, the newest first.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: z.object({ before: z.optional(amount) }),
  output: z.object({ entries: z.array(pointsEntry), hasMore: z.boolean() }),
  errors: [],
});

const words = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

const recipient = z.object({ name: words(80), phone: words(30), address: words(300) });

export type Recipient = z.output<typeof recipient>;

const paymentPassword = z.string().check(z.minLength(1), z.maxLength(255));

export const redeemReward = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_redeemPointReward',
  summary: 'Takes the points for a reward. Asked twice with one key, it is one redemption.',
  access: 'member',
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({
    language: languageCode,
    requestKey,
    rewardId: words(60),
    quantity: z.int().check(z.minimum(1), z.maximum(QUANTITY_MAX)),
    /** The prices the member saw, for all pieces: others are refused. */
    points: amount,
    amount: money,
    /** Where goods are sent. */
    recipient: z.optional(recipient),
    paymentPassword,
  }),
  output: redemption,
  errors: [
    'rate_limited',
    'sealed_required',
    'seal_unreadable',
    'seal_key_unknown',
    'feature_off',
    'password_wrong',
    'login_locked',
    'withdrawal_incomplete',
    'account_closed',
    'mall_reward_gone',
    'mall_sold_out',
    'mall_address_needed',
    'points_terms_changed',
    'points_too_few',
    'insufficient_funds',
    'unavailable',
    'repeated_differently',
  ],
});

export const convertPoints = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_convertPoint',
  summary: 'Changes points into money, in whole steps. Asked twice with one key, once.',
  access: 'member',
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({
    requestKey,
    points: amount,
    /** The money the member was shown for them: another ratio is refused. */
    amount,
    paymentPassword,
  }),
  output: z.object({
    conversionId: id('cnv'),
    points,
    amount: money,
    pointsBalance: points,
    createdAt: z.iso.datetime(),
  }),
  errors: [
    'rate_limited',
    'sealed_required',
    'seal_unreadable',
    'seal_key_unknown',
    'feature_off',
    'password_wrong',
    'login_locked',
    'withdrawal_incomplete',
    'account_closed',
    'points_not_in_steps',
    'points_terms_changed',
    'points_too_few',
    'unavailable',
    'repeated_differently',
  ],
});

const redemptionCase = z.object({
  ...redemption.shape,
  memberId: id('mem'),
  account: z.string(),
  /** Where goods go, for those who decide. */
  recipient: z.nullable(recipient),
  /** Whether two operators have to agree, and who has so far. */
  needsSecond: z.boolean(),
  agreement: z.nullable(agreement),
  stillNeeded,
});

export type RedemptionCase = z.output<typeof redemptionCase>;

export const listRedemptionQueue = endpoint({
  method: 'GET',
  path: '/ops/redemptions',
  summary: 'Redemptions of points that wait for an operator, or those decided.',
  access: 'operator',
  permission: 'redemptions.read',
  input: z.object({
    view: z.enum(['waiting', 'done']),
    ...sorting(QUEUE_SORTS),
    page: z.optional(wholeNumber(1, 10_000)),
  }),
  output: z.object({ orders: z.array(redemptionCase), total: z.number() }),
  errors: [],
});

export const decideRedemption = endpoint({
  method: 'POST',
  path: '/ops/redemptions/decide',
  summary: 'Approves a redemption, or rejects it and returns points, money and stock.',
  access: 'operator',
  permission: 'redemptions.decide',
  input: z.object({
    redemptionId: id('rdm'),
    decision: z.enum(['approve', 'reject']),
    /** Shown to the member; needed when rejected. */
    reason: z.string().check(z.trim(), z.maxLength(200)),
  }),
  output: redemptionCase,
  errors: ['not_found', 'already_decided', 'reason_needed', ...SECOND_OPERATOR_ERRORS],
});
