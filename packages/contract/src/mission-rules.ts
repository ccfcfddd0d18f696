import * as z from 'zod/mini';
import { rewardPays } from './bonus-promotions.ts';
import { localized } from './brand.ts';
import { RECORD_CATEGORIES } from './record-category.ts';

const key = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'is a short name'));
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** Money in the smallest unit, or a count; as text, because money is no float. */
const quantity = z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'is a whole number like "10000"'));

/** How long a mission or a leaderboard lasts; weeks begin on Monday, all in the brand's time. */
export const MISSION_PERIODS = ['daily', 'weekly', 'event'] as const;
export type MissionPeriod = (typeof MISSION_PERIODS)[number];

/** What a mission counts. */
export const MISSION_MEASURES = [
  'valid_bets',
  'category_valid_bets',
  'bets',
  'category_bets',
  'games',
  'wins',
  'deposits',
  'deposit_count',
  'login_days',
  'contacts',
] as const;
export type MissionMeasure = (typeof MISSION_MEASURES)[number];

/** Counted in money; all other measures are plain counts. */
export const MONEY_MEASURES: ReadonlySet<MissionMeasure> = new Set([
  'valid_bets',
  'category_valid_bets',
  'deposits',
]);

/** Counted from settled bets; all others from what members do besides playing. */
export const BET_MEASURES: ReadonlySet<MissionMeasure> = new Set([
  'valid_bets',
  'category_valid_bets',
  'bets',
  'category_bets',
  'games',
  'wins',
]);

/** Counted in one category, which the row names. */
export const CATEGORY_MEASURES: ReadonlySet<MissionMeasure> = new Set([
  'category_valid_bets',
  'category_bets',
]);

const day = z.iso.date('is a day like 2026-11-15');

/** Of an event: its first day and the first day after it, in the brand's time; null for others. */
const lasting = {
  period: z.enum(MISSION_PERIODS),
  from: z.nullable(day),
  until: z.nullable(day),
};

/** Nobody begins it any more; who has begun finishes the period. */
const isStopped = z.optional(z.boolean());

const category = z.nullable(z.enum(RECORD_CATEGORIES));

export const missionSchema = z.strictObject({
  id: key,
  title: localized(60),
  ...lasting,
  measure: z.enum(MISSION_MEASURES),
  category,
  /** Of `wins`: how many times its stake a bet must pay to count. */
  times: z.nullable(whole(2, 10_000)),
  goal: quantity,
  /** In the smallest unit; cash where nothing else is said. */
  reward: quantity,
  pays: z.optional(rewardPays),
  /** For how many days what was earned can be claimed. */
  claimDays: whole(1, 90),
  isStopped,
});

export type MissionRow = z.output<typeof missionSchema>;

export const leaderboardSchema = z.strictObject({
  id: key,
  title: localized(60),
  ...lasting,
  /** Valid bets of this category alone; null: of all. What a bonus paid for does not count. */
  category,
  /** From the first place down: so many places get so much each. */
  prizes: z
    .array(z.strictObject({ places: whole(1, 50), amount: quantity }))
    .check(z.minLength(1), z.maxLength(10)),
  /** Cash where nothing else is said. */
  pays: z.optional(rewardPays),
  claimDays: whole(1, 90),
  isStopped,
});

export type LeaderboardRow = z.output<typeof leaderboardSchema>;

/** After the end so long is waited for bets that arrive late; then the order is final. */
export const FREEZES_AFTER_MINUTES = 10;
