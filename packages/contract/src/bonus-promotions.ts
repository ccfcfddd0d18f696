import * as z from 'zod/mini';

export const sum = z
  .string()
  .check(z.regex(/^[1-9]\d{0,14}$/, 'is a sum in the smallest unit, like "10000"'));
export const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** How often a member may have a bonus of the same promotion. */
export const FREQUENCIES = ['once', 'daily'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

const share = whole(0, 1_000_000);

/**
 * How much of a valid bet counts, in millionths: that of the game (`provider:code`), else of its
 * category, else of its kind, else the default. What has none does not count.
 */
const weights = z.strictObject({
  games: z.record(z.string(), share),
  categories: z.record(z.string(), share),
  default: z.nullable(share),
});

export type BonusWeights = z.output<typeof weights>;

/** What must be done with bonus money before it is cash. */
export const bonusPlayShape = {
  /** How often the bonus must be bet before what is left of it is cash, and within how many days. */
  times: whole(1, 100),
  days: whole(1, 365),
  /** The kinds of games whose bets count; null for all. */
  games: z.nullable(z.array(z.string()).check(z.minLength(1))),
  /** Where kinds of games count by different shares; else those of `games` count whole. */
  weights: z.optional(weights),
  /** The largest stake while it is wagered, and the most of it that becomes cash; none where unsaid. */
  betMax: z.optional(sum),
  conversionMax: z.optional(sum),
};

const bonusPlay = z.strictObject(bonusPlayShape);

/** What a programme pays with: cash, or bonus money that is bet first. */
export const rewardPays = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cash') }),
  z.strictObject({ kind: z.literal('bonus'), ...bonusPlayShape }),
]);

export type RewardPays = z.output<typeof rewardPays>;

/** How often and within how many days bonus money is bet, as members read it; null for cash. */
export const bonusAsked = z.nullable(z.object({ times: z.number(), days: z.number() }));

export const askedOf = (pays: RewardPays | undefined): z.output<typeof bonusAsked> =>
  pays?.kind === 'bonus' ? { times: pays.times, days: pays.days } : null;

/** How bonus money is played free, whatever it was given for. */
export type BonusPlay = z.output<typeof bonusPlay>;

/** A bonus that comes with a deposit, with its promotion's name, dates and budget. */
export type BonusPromotion = BonusPlay & {
  readonly code: string;
  readonly names: Readonly<Record<string, string>>;
  /** The share of the deposit that is given, in millionths, and the most that is. */
  readonly ppm: number;
  readonly most: string;
  /** The deposit it begins with. */
  readonly least: string;
  readonly frequency: Frequency;
  /** The last day it can be chosen on; null for no end. */
  readonly until: string | null;
  /** All that may be given away; no end where unsaid. */
  readonly budget?: string | undefined;
};
