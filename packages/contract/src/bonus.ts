import * as z from 'zod/mini';
import { FREQUENCIES } from './bonus-promotions.ts';
import { languageCode } from './brand.ts';
import { endpoint, id, money } from './endpoint.ts';
import { GAME_TYPES } from './game.ts';

/** How many bonuses a page of the list holds. */
export const BONUSES_PER_PAGE = 20;

/**
 * `completed`: it was bet often enough, and what was left of it is cash. `forfeited` by the member
 * and `expired` by its time: what was left of it went back to the house.
 */
export const BONUS_STATES = ['active', 'completed', 'forfeited', 'expired'] as const;
export type BonusState = (typeof BONUS_STATES)[number];

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
 * order was kept for, had before, or while another bonus was active.
 */
export const BONUS_OUTCOMES = ['granted', 'tooLittle', 'late', 'used', 'otherActive'] as const;
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
  amount: money,
  /** Of bets that were placed since and are decided. */
  turnover: z.object({ required: money, done: money, remaining: money }),
  games: z.nullable(z.array(z.enum(GAME_TYPES))),
  /** Bonus money that can be bet now; nothing once it is over. */
  left: money,
  /** What of it became cash, and what went back to the house. */
  kept: money,
  returned: money,
  grantedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
});

export type Bonus = z.output<typeof bonus>;

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
  rate: { max: 20, seconds: 60 },
  input: z.object({ language: languageCode, bonusId: id('bon') }),
  output: bonus,
  errors: ['rate_limited', 'not_found'],
});
