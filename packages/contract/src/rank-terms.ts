import * as z from 'zod/mini';
import { rewardPays } from './bonus-promotions.ts';
import { localized } from './brand.ts';

const sum = z
  .string()
  .check(z.regex(/^(?:0|[1-9]\d{0,14})$/, 'is a sum in the smallest unit, like "10000"'));
const payment = z
  .string()
  .check(z.regex(/^[1-9]\d{0,14}$/, 'is more than nothing, in the smallest unit'));

/** How often a rank's bonus comes; a period begins at midnight of the brand's clock. */
export const BONUS_PERIODS = ['week', 'month'] as const;
export type BonusPeriod = (typeof BONUS_PERIODS)[number];

/** There are as many ranks at most as drawn emblems. */
export const RANK_LEVEL_MAX = 10;

/** A VIP rank as a brand offers it. Who has not reached the first one has none. */
export const rankTerms = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'is a short name')),
  /** From 1 on, without a gap. */
  level: z.int().check(z.minimum(1), z.maximum(RANK_LEVEL_MAX)),
  names: localized(30),
  /** Which of the drawn emblems it has: materials and ornaments grow with the number. */
  emblem: z.int().check(z.minimum(1), z.maximum(RANK_LEVEL_MAX)),
  /** Valid bets of a member's whole life here that reach it. */
  threshold: payment,
  /** Valid bets of a calendar month that keep it; 0 where it is never lost. */
  keep: sum,
  /** Paid once in a member's life, in cash where nothing else is said, when the rank is reached for the first time. */
  upgrade: z.nullable(
    z.strictObject({ amount: payment, names: localized(60), pays: z.optional(rewardPays) }),
  ),
  /** Offered at the beginning of each period to who has the rank then. */
  periodic: z.nullable(
    z.strictObject({
      period: z.enum(BONUS_PERIODS),
      amount: payment,
      names: localized(60),
      pays: z.optional(rewardPays),
    }),
  ),
  /** In words, a line each. */
  benefits: z.record(
    z.string(),
    z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(8)),
  ),
  /** What the member's host writes to who has the rank; usually of the highest alone. */
  hostNote: z.nullable(localized(400)),
  /** It is still reached and kept, and pays nothing; what was missed is not made up for. */
  isStopped: z.optional(z.boolean()),
});

export type RankTerms = z.output<typeof rankTerms>;
