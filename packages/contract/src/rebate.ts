import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { endpoint, money } from './endpoint.ts';
import { RECORD_CATEGORIES } from './record-category.ts';
import { reward } from './reward.ts';

const rate = z.object({
  /** Null for who has no rank. */
  label: z.nullable(z.string()),
  ratePpm: z.int(),
});

const rebate = z.object({
  category: z.enum(RECORD_CATEGORIES),
  /** What bets earn from now on, by the rank that the member has. */
  ratePpm: z.int(),
  /** All rates of the category, the lowest rank first; the one in force is marked by `rateIndex`. */
  rates: z.array(rate),
  rateIndex: z.int(),
  /** Valid bets since the last claim. */
  validBets: money,
  /** Whole units that are earned and not paid, claimable or not yet. */
  earned: money,
  /** Millionths of the next smallest unit that are earned already. */
  carriedPpm: z.int(),
  /** Paid for bets that were taken back since: what bets earn makes up for it first. */
  debt: money,
  minimum: money,
  claimDays: z.nullable(z.int()),
  /** What can be claimed; null below the minimum. */
  reward: z.nullable(reward),
});

export type Rebate = z.output<typeof rebate>;

export const readRebates = endpoint({
  method: 'GET',
  path: '/wps/reward/rebates',
  summary: 'What a member’s valid bets have earned back, by category, and at which rate.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: z.object({ language: languageCode }),
  output: z.object({
    rebates: z.array(rebate),
    /** The rank that decides the rates; null without one. */
    rank: z.nullable(z.string()),
  }),
  errors: [],
});
