import * as z from 'zod/mini';
import { FREQUENCIES } from './bonus-promotions.ts';
import { languageCode } from './brand.ts';
import { endpoint, id, money } from './endpoint.ts';
import { GAME_TYPES } from './game.ts';
import { RECORD_CATEGORIES } from './record-category.ts';

/** How many bonuses a page of the list holds. */
export const BONUSES_PER_PAGE = 20;

/**
 * `completed`: it was bet often enough, and what was left of it is cash. `forfeited` by the member
 * and `expired` by its time: what was left of it went back to the house.
 */
export const BONUS_STATES = ['active', 'completed', 'forfeited', 'expired'] as const;
export type BonusState = (typeof BONUS_STATES)[number];

const limits = {
  /** The categories of games with the share that counts of each, and the share of all others. */
  weights: z.array(z.object({ category: z.enum(RECORD_CATEGORIES), ppm: z.number() })),
  otherPpm: z.number(),
  /** The largest stake while it is wagered; null for no such limit. */
  betMax: z.nullable(money),
  /** The most of it that becomes cash; null for all. */
  conversionMax: z.nullable(money),
};

/** The terms in four facts: what is given, from which deposit, how often it is bet, how long. */
const terms = {
  promotion: z.string(),
  name: z.string(),
  ppm: z.number(),
  most: money,
  least: money,
  times: z.number(),
  days: z.number(),
  frequency: z.enum(FREQUENCIES),
  /** The kinds of games whose bets count; null for all. */
  games: z.nullable(z.array(z.enum(GAME_TYPES))),
  ...limits,
};

/** A promotion that is open to the member who asks. */
export const bonusOffer = z.object({
  ...terms,
  /** The last day it can be chosen on. */
  until: z.nullable(z.iso.date()),
});

export type BonusOffer = z.output<typeof bonusOffer>;

/**
 * What came of the choice when money arrived: less than the least of the promotion, later than the
 * order was kept for, had before, while another bonus was active, or with the promotion's budget used
 * up.
 */
export const BONUS_OUTCOMES = [
  'granted',
  'tooLittle',
  'late',
  'used',
  'otherActive',
  'usedUp',
] as const;
export type BonusOutcome = (typeof BONUS_OUTCOMES)[number];

/** The promotion that was chosen for a deposit, by the terms of that moment. */
export const chosenBonus = z.object({
  ...terms,
  /** Null until money has arrived. */
  outcome: z.nullable(z.enum(BONUS_OUTCOMES)),
  amount: z.nullable(money),
});

export type ChosenBonus = z.output<typeof chosenBonus>;

/** A bonus a member has or had. */
export const bonus = z.object({
  bonusId: id('bon'),
  promotion: z.string(),
  name: z.string(),
  state: z.enum(BONUS_STATES),
  /** What keeps an active one from ending: bets of it that still run. */
  waitsForBets: z.boolean(),
  amount: money,
  /** Of valid bets that were placed since. */
  turnover: z.object({ required: money, done: money, remaining: money }),
  games: z.nullable(z.array(z.enum(GAME_TYPES))),
  ...limits,
  /** The fingerprint of the terms it was chosen by; null for one from before it was kept. */
  termsHash: z.nullable(z.string()),
  /** Bonus money that can be bet now; nothing once it is over. */
  left: money,
  /** What of it became cash, and what went back to the house, of that what was above the most. */
  kept: money,
  returned: money,
  cut: money,
  grantedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
});

export type Bonus = z.output<typeof bonus>;

/** The bonus that a withdrawal costs now, because the deposit behind it was not staked once. */
export const bonusAtStake = z.object({
  bonusId: id('bon'),
  name: z.string(),
  /** Bonus money that would be gone. */
  lost: money,
  deposit: money,
  /** What is to be bet until a withdrawal leaves the bonus alone. */
  toStake: money,
});

export type BonusAtStake = z.output<typeof bonusAtStake>;

export const listBonuses = endpoint({
  method: 'GET',
  path: '/wps/bonus/list',
  summary: 'A member’s bonuses with their turnover and state, the newest first, page by page.',
  access: 'member',
  input: z.object({ language: languageCode, before: z.optional(id('bon')) }),
  output: z.object({ bonuses: z.array(bonus), hasMore: z.boolean() }),
  errors: [],
});

export const giveUpBonus = endpoint({
  method: 'POST',
  path: '/wps/bonus/give-up',
  summary: 'Ends a bonus: what is left of it goes back to the house, cash stays. Twice is once.',
  access: 'member',
  whileExcluded: 'open',
  rate: { max: 20, seconds: 60 },
  input: z.object({ language: languageCode, bonusId: id('bon') }),
  output: bonus,
  errors: ['rate_limited', 'not_found'],
});
