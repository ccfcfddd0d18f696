import * as z from 'zod/mini';
import { bonusPlayShape, FREQUENCIES, sum, whole } from './bonus-promotions.ts';
import { freePlayShape, freeRoundsShape } from './free-play-rules.ts';
import { SITE_PATH } from './site-path.ts';

/** What the list of promotions is told apart by. */
export const PROMOTION_CATEGORIES = [
  'newcomer',
  'deposit',
  'cashback',
  'event',
  'friends',
] as const;
export type PromotionCategory = (typeof PROMOTION_CATEGORIES)[number];

/** How often a member may take part; a year is the brand's calendar year. */
export const PROMOTION_FREQUENCIES = ['once', 'daily', 'weekly', 'yearly'] as const;
export type PromotionFrequency = (typeof PROMOTION_FREQUENCIES)[number];

/** What is paid when the terms are met. Tickets and free rounds are counted, all else is money. */
const pays = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cash') }),
  z.strictObject({ kind: z.literal('bonus'), ...bonusPlayShape }),
  z.strictObject({ kind: z.literal('tickets'), raffle: z.string().check(z.minLength(1)) }),
  z.strictObject({ kind: z.literal('free_rounds'), ...freeRoundsShape }),
  z.strictObject({ kind: z.literal('free_bet'), ...freePlayShape }),
]);

export type PromotionPays = z.output<typeof pays>;

export const PROMOTION_PAYS = ['cash', 'bonus', 'tickets', 'free_rounds', 'free_bet'] as const;

/** Counted in pieces; all others in money. */
export const isPaidInPieces = (kind: PromotionPays['kind'] | null): boolean =>
  kind === 'tickets' || kind === 'free_rounds';

/** Long enough that it is not found by trying. */
const PROMOTION_CODE = /^[A-Z0-9]{6,20}$/;

const frequency = z.enum(PROMOTION_FREQUENCIES);

const offer = z.discriminatedUnion('kind', [
  /** A bonus that comes with a deposit. */
  z.strictObject({
    kind: z.literal('deposit'),
    /** The share of the deposit that is given, in millionths, the most that is, the least deposit. */
    ppm: whole(1, 5_000_000),
    most: sum,
    least: sum,
    frequency: z.enum(FREQUENCIES),
    ...bonusPlayShape,
  }),
  /** So much for valid bets of that sum; `games` null for all kinds of games. */
  z.strictObject({
    kind: z.literal('bets'),
    bets: sum,
    games: z.nullable(z.array(z.string()).check(z.minLength(1))),
    amount: sum,
    frequency,
    pays,
  }),
  /**
   * So much for joining, to be claimed at once: for newcomers, where it is for new members, or for
   * whoever knows the code.
   */
  z.strictObject({
    kind: z.literal('welcome'),
    amount: sum,
    code: z.optional(z.string().check(z.regex(PROMOTION_CODE, 'is 6 to 20 of A-Z and 0-9'))),
    frequency,
    pays,
  }),
  /** A share of a week's loss of cash, from `least` on and up to `most`. */
  z.strictObject({
    kind: z.literal('cashback'),
    ppm: whole(1, 500_000),
    most: sum,
    least: sum,
    pays,
  }),
  /** Asked for with a comment and pictures; an operator says how much, up to `most`. */
  z.strictObject({ kind: z.literal('gift'), most: sum, frequency, pays }),
  /** A race: a leaderboard of the brand carries it, which counts, orders and pays. */
  z.strictObject({ kind: z.literal('race'), board: z.string().check(z.minLength(1)) }),
  /** Another programme carries it: the promotion leads to its page. */
  z.strictObject({
    kind: z.literal('page'),
    page: z.string().check(z.regex(SITE_PATH, 'is a path of the site')),
  }),
]);

export type PromotionOffer = z.output<typeof offer>;

/** Nobody joins these: another programme counts and pays. */
export type CarriedOffer = Extract<PromotionOffer, { kind: 'page' | 'race' }>;

export const isCarried = (made: PromotionOffer): made is CarriedOffer =>
  made.kind === 'page' || made.kind === 'race';

/** Who lets a member in: the rule at once, or an operator who reads the application. */
export const DECIDERS = ['rule', 'operator'] as const;

const day = z.iso.date('is a day like 2026-11-15');

/** What decides who gets how much; a dry run needs no more. */
export const promotionRules = z.object({ newWithinDays: z.optional(whole(1, 3_650)), offer });

/** What a promotion is beside its texts. Dates are days of the brand, both included. */
export const promotionShape = {
  category: z.enum(PROMOTION_CATEGORIES),
  from: z.optional(day),
  until: z.optional(day),
  /** All that may be given away, in what is paid. */
  budget: z.optional(sum),
  decides: z.enum(DECIDERS),
  /** For members who registered at most so many days ago; without it, for all. */
  newWithinDays: z.optional(whole(1, 3_650)),
  /** Nobody joins any more; who has joined keeps what was promised. */
  isStopped: z.optional(z.boolean()),
  offer,
};
