import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { amount, endpoint, id, money, wholeNumber } from './endpoint.ts';
import { reason } from './operator-reason.ts';
import { PROMOTION_CATEGORIES, PROMOTION_FREQUENCIES, PROMOTION_PAYS } from './promotion-rules.ts';
import { RECORD_CATEGORIES } from './record-category.ts';
import { agreement, SECOND_OPERATOR_ERRORS } from './second-operator.ts';
import { attachments, REMARK_MAX } from './upload.ts';

/**
 * Where a member stands with a promotion. The database knows which may follow which: see
 * `PROMOTION_ARROWS`.
 */
export const PROMOTION_STATUSES = [
  'comingSoon',
  'join',
  'applying',
  'joined',
  'process',
  'claim',
  'claimed',
  'issued',
  'rejected',
  'close',
] as const;
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number];

/** Statuses that can still become another. */
export const OPEN_STATUSES = [
  'comingSoon',
  'join',
  'applying',
  'joined',
  'process',
  'claim',
] as const satisfies readonly PromotionStatus[];

/** Every change there is, as the table `promotions_arrow` has it. */
export const PROMOTION_ARROWS: readonly (readonly [PromotionStatus, PromotionStatus])[] = [
  ['comingSoon', 'join'],
  ['join', 'joined'],
  ['join', 'applying'],
  ['applying', 'joined'],
  ['applying', 'issued'],
  ['applying', 'rejected'],
  ['joined', 'process'],
  ['process', 'claim'],
  ['claim', 'claimed'],
  ...OPEN_STATUSES.map((status) => [status, 'close'] as const),
];

/** Why a promotion is not for the member who looks at it. */
export const NOT_FOR_YOU = [
  'guest',
  'trial',
  'account_closed',
  'not_new',
  'bonus_active',
  'used_up',
  'stopped',
] as const;
export type NotForYou = (typeof NOT_FOR_YOU)[number];

/** The figures of an offer; null where it has none of the kind. */
const offer = z.object({
  kind: z.enum(['deposit', 'bets', 'welcome', 'cashback', 'gift', 'race', 'page']),
  pays: z.nullable(z.enum(PROMOTION_PAYS)),
  frequency: z.nullable(z.enum(PROMOTION_FREQUENCIES)),
  /** The share of a deposit or a loss, in millionths. */
  ppm: z.nullable(z.number()),
  /** The most that is given, and what is given where it is one sum. */
  most: z.nullable(money),
  amount: z.nullable(money),
  /** The least deposit, or the least loss. */
  least: z.nullable(money),
  /** Valid bets that it takes, and the kinds of games they count on; null for all. */
  bets: z.nullable(money),
  betGames: z.nullable(z.array(z.string())),
  /** How often bonus money is bet, within how many days, by which share of each kind of game. */
  times: z.nullable(z.number()),
  days: z.nullable(z.number()),
  weights: z.array(z.object({ category: z.enum(RECORD_CATEGORIES), ppm: z.number() })),
  otherPpm: z.number(),
  /** `times` on the game that counts least, in millionths. */
  effectiveTimesPpm: z.nullable(z.number()),
  betMax: z.nullable(money),
  conversionMax: z.nullable(money),
  /** Of free rounds or a free bet: the stake of a round, days to play, where wins go. */
  freePlay: z.nullable(
    z.object({
      stake: z.nullable(money),
      playDays: z.number(),
      paysTo: z.enum(['cash', 'bonus']),
      turnoverTimes: z.nullable(z.number()),
    }),
  ),
  /** Whether it is joined with a code. */
  needsCode: z.boolean(),
  page: z.nullable(z.string()),
  /** The leaderboard of a race. */
  board: z.nullable(z.string()),
});

export type PromotionOfferView = z.output<typeof offer>;

const participation = z.object({
  participationId: id('ptc'),
  joinedAt: z.iso.datetime(),
  /** Until when its terms can be met. */
  endsAt: z.iso.datetime(),
  comment: z.nullable(z.string()),
  attachmentCount: z.number(),
  decidedAt: z.nullable(z.iso.datetime()),
  /** Why an operator rejected it. */
  reason: z.nullable(z.string()),
  /** What is given, once it is known. */
  amount: z.nullable(money),
  /** Valid bets so far, or this week's loss so far. */
  progress: z.nullable(money),
  /** What can be claimed in the reward center. */
  rewardId: z.nullable(id('rwd')),
});

const promotion = z.object({
  promotionId: z.string(),
  category: z.enum(PROMOTION_CATEGORIES),
  title: z.string(),
  content: z.array(z.string()),
  /** Of its picture, without size and type. */
  url: z.string(),
  status: z.enum(PROMOTION_STATUSES),
  needsApplication: z.boolean(),
  notForYou: z.nullable(z.enum(NOT_FOR_YOU)),
  /** Days for newcomers, where `not_new` says that it is for those. */
  newWithinDays: z.nullable(z.number()),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** The terms that hold for whoever asks: their own, from joining on. */
  offer,
  version: z.number(),
  termsHash: z.string(),
  /** The version others join by now. */
  newestVersion: z.number(),
  participation: z.nullable(participation),
});

export type MemberPromotion = z.output<typeof promotion>;

export const listPromotions = endpoint({
  method: 'GET',
  path: '/wps/promotion/list',
  summary: 'Every promotion with its terms and where the caller stands with it.',
  access: 'guest',
  rate: { max: 240, seconds: 60 },
  input: z.object({ language: languageCode }),
  output: z.object({
    promotions: z.array(promotion),
    /** The brand's clock, which dates are told by. */
    zone: z.string(),
    /** What the member deposited last, for the worked example. */
    lastDeposit: z.nullable(money),
  }),
  errors: [],
});

export const promotionId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));

export const joinPromotion = endpoint({
  method: 'POST',
  path: '/wps/promotion/join',
  summary: 'Joins a promotion by the terms of this moment. Asked twice, it is joined once.',
  access: 'member',
  rate: { max: 30, seconds: 60 },
  input: z.object({
    language: languageCode,
    promotionId,
    /** The terms that were read; others are refused. */
    termsHash: z.string().check(z.length(64)),
    /** Where it is joined with one. */
    code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  }),
  output: promotion,
  errors: [
    'rate_limited',
    'promotion_code_wrong',
    'not_found',
    'promotion_closed',
    'promotion_not_for_you',
    'promotion_changed',
    'promotion_used_up',
    'promotion_needs_application',
  ],
});

export const applyForPromotion = endpoint({
  method: 'POST',
  path: '/wps/promotion/apply',
  summary: 'Asks an operator to be let into a promotion, once, with a comment and pictures.',
  access: 'member',
  rate: { max: 30, seconds: 60 },
  input: z.object({
    language: languageCode,
    promotionId,
    termsHash: z.string().check(z.length(64)),
    comment: z.string().check(z.trim(), z.minLength(1), z.maxLength(REMARK_MAX)),
    attachments: attachments(0),
  }),
  output: promotion,
  errors: [
    'rate_limited',
    'not_found',
    'promotion_closed',
    'promotion_not_for_you',
    'promotion_changed',
    'promotion_used_up',
    'attachments_wrong',
  ],
});

export const APPLICATIONS_PER_PAGE = 20;

/** An application as operators see it. */
export const application = z.object({
  participationId: id('ptc'),
  memberId: id('mem'),
  account: z.string(),
  promotionId: z.string(),
  title: z.string(),
  status: z.enum(PROMOTION_STATUSES),
  comment: z.string(),
  attachmentIds: z.array(id('upl')),
  askedAt: z.iso.datetime(),
  /** What is paid and how much at most; null where approving only lets the member in. */
  pays: z.nullable(z.enum(PROMOTION_PAYS)),
  most: z.nullable(money),
  /** From how much on a second operator has to agree; 0 for any, null where one is enough. */
  secondFrom: z.nullable(money),
  /** Who has agreed so far, and to how much. */
  agreement: z.nullable(z.object({ ...agreement.shape, amount: z.nullable(money) })),
  version: z.number(),
  decidedAt: z.nullable(z.iso.datetime()),
  decidedBy: z.nullable(z.string()),
  amount: z.nullable(money),
  reason: z.nullable(z.string()),
});

export type PromotionApplication = z.output<typeof application>;

export const listApplications = endpoint({
  method: 'GET',
  path: '/ops/applications',
  summary: 'Applications for promotions: those that wait, the oldest first, or those decided.',
  access: 'operator',
  permission: 'promotions.read',
  input: z.object({
    view: z.enum(['waiting', 'done']),
    page: z.optional(wholeNumber(1, 10_000)),
  }),
  output: z.object({ applications: z.array(application), total: z.number() }),
  errors: [],
});

export const decideApplication = endpoint({
  method: 'POST',
  path: '/ops/applications/decide',
  summary: 'Lets a member in, gives what was asked for, or rejects it with a reason; once.',
  access: 'operator',
  permission: 'promotions.decide',
  input: z.discriminatedUnion('decision', [
    z.object({
      decision: z.literal('approve'),
      participationId: id('ptc'),
      /** What is given; left out where approving only lets the member in. */
      amount: z.optional(amount),
      reason,
    }),
    z.object({ decision: z.literal('reject'), participationId: id('ptc'), reason }),
  ]),
  output: application,
  errors: [
    'not_found',
    'already_decided',
    'application_amount',
    'promotion_used_up',
    'account_closed',
    ...SECOND_OPERATOR_ERRORS,
  ],
});
