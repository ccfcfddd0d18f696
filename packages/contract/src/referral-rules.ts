import * as z from 'zod/mini';
import { localized } from './brand.ts';

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** An amount in the smallest unit, as text, because money is no float. */
const amount = z
  .string()
  .check(z.regex(/^(?:0|[1-9]\d{0,11})$/, 'is an amount in the smallest unit'));
const positiveAmount = z
  .string()
  .check(z.regex(/^[1-9]\d{0,11}$/, 'is an amount in the smallest unit'));

const day = z.iso.date('is a day like 2026-11-15');

const paragraphs = z
  .array(z.string().check(z.minLength(1), z.maxLength(600)))
  .check(z.minLength(1), z.maxLength(20));

/**
 * What a brand pays for friends who were invited. A brand without this row has no such programme; a
 * friend keeps the terms of the day they registered on.
 */
export const referralProgrammeSchema = z.strictObject({
  id: z.literal('referral'),
  /** Closed, it takes no new friends; those who are under way go on. */
  isOpen: z.boolean(),
  /** First and last day on which friends can register, in the brand's time. */
  from: z.optional(day),
  until: z.optional(day),
  /** What the inviter's reward is called, and what the friend's is. */
  title: localized(60),
  friendTitle: localized(60),
  /** Cash for the inviter, and for the friend, who may get none. */
  reward: positiveAmount,
  friendReward: amount,
  /** What the friend has to deposit and to bet, in all, within so many days of registering. */
  deposit: positiveAmount,
  bets: positiveAmount,
  days: whole(1, 90),
  /** After the last step so long is waited before it can be claimed. */
  holdHours: whole(0, 720),
  /** For at most so many friends a month an inviter is rewarded. */
  monthMax: whole(1, 1_000),
  /** All that may be promised, to inviters and friends together. */
  budget: z.optional(positiveAmount),
  /** What everybody should know, a paragraph each. */
  rules: z.record(z.string(), paragraphs),
});

export type ReferralProgramme = z.output<typeof referralProgrammeSchema>;

/** Whether a friend who registers today counts, by the brand's calendar. */
export const isReferralOpen = (
  programme: Pick<ReferralProgramme, 'isOpen' | 'from' | 'until'> | undefined,
  today: string,
): boolean =>
  programme?.isOpen === true &&
  programme.from !== undefined &&
  programme.until !== undefined &&
  programme.from <= today &&
  today <= programme.until;

/** What a friend has to do next, or what is done for them; `stopped`: nothing will come of it. */
export const REFERRAL_STEPS = ['verify', 'deposit', 'bets', 'hold', 'reward', 'stopped'] as const;

/** Why nothing comes of a friend. */
export const REFERRAL_STOPS = [
  'closed', // The programme was closed on the day they registered.
  'time_verify', // The days were over before a contact was confirmed,
  'time_deposit', // before enough was deposited,
  'time_bets', // or before enough was bet.
  'undone_deposit', // A deposit was taken back, and the days are over.
  'undone_bets', // A bet was voided, and the days are over.
  'budget', // Nothing was left to promise when they deposited.
  'month', // The inviter had been rewarded for enough friends of that month.
  'account', // The inviter's account could not be rewarded.
] as const;
export type ReferralStop = (typeof REFERRAL_STOPS)[number];

/** What was taken back, so that the friend stands at that step again. */
export const REFERRAL_UNDONE = ['deposit', 'bets'] as const;
export type ReferralUndone = (typeof REFERRAL_UNDONE)[number];
