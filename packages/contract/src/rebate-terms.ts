import * as z from 'zod/mini';
import { localized } from './brand.ts';
import { RANK_LEVEL_MAX } from './rank-terms.ts';
import { RECORD_CATEGORIES } from './record-category.ts';

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/**
 * Millionths of a valid bet, in hundredths of a per cent, as pages write them: 3000 is 0.3 per cent.
 * No brand gives a tenth of all bets back.
 */
const ratePpm = whole(100, 100_000).check(z.multipleOf(100));

/** What a brand gives back of valid bets in one category. A category without a row gives nothing. */
export const rebateTerms = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'is a short name')),
  category: z.enum(RECORD_CATEGORIES),
  /** What the reward is called in the reward center. */
  names: localized(60),
  /** For who has no VIP rank. */
  ratePpm,
  /** From which rank on it is more. The rate of a bet is that of the rank when it was settled. */
  rankRates: z
    .array(z.strictObject({ level: whole(1, RANK_LEVEL_MAX), ratePpm }))
    .check(z.maxLength(RANK_LEVEL_MAX)),
  /** The least that can be claimed at once, in the smallest unit. */
  minimum: z.string().check(z.regex(/^[1-9]\d{0,11}$/, 'is an amount in the smallest unit')),
  /** It can be claimed so many days after the last bet that added to it; null: for good. */
  claimDays: z.nullable(whole(7, 365)),
  /** Bets earn nothing any more; what was earned can be claimed. */
  isStopped: z.optional(z.boolean()),
});

export type RebateTerms = z.output<typeof rebateTerms>;
