import * as z from 'zod/mini';
import { localized } from './brand.ts';
import { freeRoundsShape } from './free-play-rules.ts';
import { RECORD_CATEGORIES } from './record-category.ts';

const key = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'is a short name'));
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** An amount in the smallest unit, as text; what costs nothing is 0. */
const amount = z
  .string()
  .check(z.regex(/^(?:0|[1-9]\d{0,11})$/, 'is an amount in the smallest unit'));
const positiveAmount = z
  .string()
  .check(z.regex(/^[1-9]\d{0,11}$/, 'is an amount in the smallest unit'));

const paragraphs = z
  .array(z.string().check(z.minLength(1), z.maxLength(600)))
  .check(z.minLength(1), z.maxLength(20));

/** How points are earned and what they are worth. A brand without this row has no points. */
export const pointsProgrammeSchema = z.strictObject({
  id: z.literal('points'),
  /**
   * Points for each smallest unit of a valid bet, in millionths: 1000 is a point for every 1000
   * units. A category that is not named earns none.
   */
  ratesPpm: z.partialRecord(z.enum(RECORD_CATEGORIES), whole(1, 1_000_000)),
  /** Points are changed into money in steps of so many, and each step pays so much. */
  convert: z.strictObject({ points: whole(1, 1_000_000), amount: positiveAmount }),
  /** What a member should know, a paragraph each. */
  rules: z.record(z.string(), paragraphs),
});

export type PointsProgramme = z.output<typeof pointsProgrammeSchema>;

export const MALL_TYPES = ['voucher', 'goods'] as const;
export type MallType = (typeof MALL_TYPES)[number];

const ofEvery = {
  id: key,
  /** The name of a drawn picture. */
  picture: key,
  name: localized(80),
  text: localized(200),
  points: whole(1, 1_000_000_000),
  /** Money that is paid beside the points. */
  amount,
  /** How many pieces there are in all, those given out included; null for any number. */
  stock: z.nullable(whole(0, 1_000_000)),
  /** Nobody redeems it any more. */
  isStopped: z.optional(z.boolean()),
};

/** What a voucher can be instead of cash: so many free rounds a piece, with how they are played. */
const freeRounds = z.strictObject({ rounds: whole(1, 1_000), ...freeRoundsShape });

/** A reward of the mall. A voucher is claimed at once; goods are sent when an operator has looked. */
export const mallRewardSchema = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('voucher'),
      ...ofEvery,
      cash: z.optional(positiveAmount),
      freeRounds: z.optional(freeRounds),
    })
    .check(
      z.refine(
        ({ cash, freeRounds: rounds }) => (cash === undefined) !== (rounds === undefined),
        'a voucher pays cash or free rounds',
      ),
    ),
  z.strictObject({ type: z.literal('goods'), ...ofEvery }),
]);

export type MallReward = z.output<typeof mallRewardSchema>;
