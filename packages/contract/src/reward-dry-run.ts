import * as z from 'zod/mini';
import { rewardPays, sum, whole } from './bonus-promotions.ts';
import { endpoint, id, money } from './endpoint.ts';
import { rainTerms } from './envelope-rules.ts';
import { leaderboardSchema, missionSchema } from './mission-rules.ts';
import { MALL_TYPES } from './points-rules.ts';
import { PROMOTION_PAYS, promotionRules } from './promotion-rules.ts';
import { raffleTerms } from './raffle-terms.ts';
import { BONUS_PERIODS, rankTerms } from './rank-terms.ts';
import { rebateTerms } from './rebate-terms.ts';

/** So many whole days of the brand, up to yesterday, are what a dry run plays through. */
export const DRY_RUN_DAYS = 28;

/** Those who would have got most are named. */
export const DRY_RUN_NAMED = 10;

/** The lists of the content that can be tried before they are published. */
export const DRY_RUN_KINDS = [
  'promotions',
  'missions',
  'leaderboards',
  'raffles',
  'rain',
  'ranks',
  'rebates',
  'mall',
] as const;
export type DryRunKind = (typeof DRY_RUN_KINDS)[number];

const kind = <Kind extends DryRunKind>(name: Kind) => ({ kind: z.literal(name) });

const { period, from, until, category, times, measure, goal, reward } = missionSchema.shape;
const paid = { amount: sum, pays: z.optional(rewardPays) };
const cost = z
  .string()
  .check(z.regex(/^(?:0|[1-9]\d{0,11})$/, 'is an amount in the smallest unit'));

/** Of each kind what decides who gets how much; words are not needed for it. */
const dryRunTerms = z.discriminatedUnion('kind', [
  z.object({ ...kind('promotions'), ...promotionRules.shape }),
  z.object({
    ...kind('missions'),
    period,
    from,
    until,
    category,
    times,
    measure,
    goal,
    reward,
    pays: z.optional(rewardPays),
  }),
  z.object({
    ...kind('leaderboards'),
    period,
    from,
    until,
    category,
    prizes: leaderboardSchema.shape.prizes,
    pays: z.optional(rewardPays),
  }),
  z.object({
    ...kind('raffles'),
    slots: raffleTerms.shape.slots,
    prizes: z
      .array(z.object({ amount: sum, count: raffleTerms.shape.slots }))
      .check(z.minLength(1), z.maxLength(10)),
  }),
  z.object({
    ...kind('rain'),
    from: rainTerms.shape.from,
    until: rainTerms.shape.until,
    total: rainTerms.shape.total,
    packets: rainTerms.shape.packets,
  }),
  z.object({
    ...kind('ranks'),
    id: rankTerms.shape.id,
    level: rankTerms.shape.level,
    threshold: rankTerms.shape.threshold,
    upgrade: z.nullable(z.object(paid)),
    periodic: z.nullable(z.object({ ...paid, period: z.enum(BONUS_PERIODS) })),
  }),
  z.object({
    ...kind('rebates'),
    category: rebateTerms.shape.category,
    ratePpm: rebateTerms.shape.ratePpm,
    rankRates: rebateTerms.shape.rankRates,
  }),
  z.object({
    ...kind('mall'),
    id: rankTerms.shape.id,
    type: z.enum(MALL_TYPES),
    points: whole(1, 1_000_000_000),
    amount: cost,
    stock: z.nullable(whole(0, 1_000_000)),
    cash: z.optional(cost),
    freeRounds: z.optional(z.object({ rounds: whole(1, 1_000) })),
  }),
]);

export type DryRunTerms = z.output<typeof dryRunTerms>;

/** What is given; goods are told by what their points are worth. */
export const DRY_RUN_PAYS = [...PROMOTION_PAYS, 'goods'] as const;

export const dryRunReward = endpoint({
  method: 'POST',
  path: '/ops/rewards/dry-run',
  summary:
    'Who would have got what, had these terms been in force over the last days and had everybody taken part. Nothing is given.',
  access: 'operator',
  permission: 'content.publish',
  input: z.object({ terms: dryRunTerms }),
  output: z.object({
    /** Days of the brand, both included. */
    from: z.iso.date(),
    to: z.iso.date(),
    /** Null where no rule decides it: an operator does, or another programme. */
    result: z.nullable(
      z.object({
        pays: z.enum(DRY_RUN_PAYS),
        /** Whether it is the most that it can come to, where nobody can say who will be first. */
        isMost: z.boolean(),
        members: z.number(),
        /** A member may get it several times. */
        times: z.number(),
        total: money,
        named: z.array(
          z.object({
            memberId: id('mem'),
            account: z.string(),
            times: z.number(),
            total: money,
          }),
        ),
      }),
    ),
  }),
  errors: [],
});

export type DryRunResult = NonNullable<z.output<typeof dryRunReward.output>['result']>;
