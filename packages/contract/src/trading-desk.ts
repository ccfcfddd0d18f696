import * as z from 'zod/mini';
import { endpoint, id, moment, money, nothing, wholeNumber } from './endpoint.ts';
import { reason } from './operator-reason.ts';

export const TRADING_VIEWS = ['open', 'live', 'coming'] as const;
export type TradingView = (typeof TRADING_VIEWS)[number];

/** A trader's hand is at most a tenth of the price. */
export const HAND_MAX_PPM = 100_000;

const eventId = z.string().check(z.regex(/^[\w.:-]{1,80}$/));
const marketId = z.string().check(z.minLength(3), z.maxLength(200));
const slipId = id('slp');
const handPpm = z.number().check(z.int(), z.minimum(-HAND_MAX_PPM), z.maximum(HAND_MAX_PPM));

const side = z.object({ name: z.string(), short: z.string() });
const score = z.nullable(z.object({ home: z.number(), away: z.number() }));

const match = z.object({
  eventId: z.string(),
  sport: z.string(),
  league: z.string(),
  home: side,
  away: side,
  startsAt: z.iso.datetime(),
});

const standing = z.object({
  ...match.shape,
  status: z.string(),
  score,
  /** Minutes played, where its sport counts them. */
  minute: z.number(),
  /** Why a trader has stopped it; null while it is sold. */
  stopped: z.nullable(z.string()),
});

const outcome = z.object({
  outcome: z.string(),
  /** Thousandths: 1.95 is 1950. */
  odds: z.number(),
  /** As the feed has it, before a trader's hand. */
  fedOdds: z.number(),
  /** By how much a trader moves this one. */
  handPpm: z.number(),
  stake: money,
  /** What the house makes if this one wins: less than nothing is what it would cost. */
  result: money,
});

const market = z.object({
  marketId: z.string(),
  type: z.string(),
  specifiers: z.record(z.string(), z.string()),
  status: z.string(),
  reason: z.nullable(z.string()),
  /** How much more than one the chances of its prices add up to. */
  marginPpm: z.number(),
  /** By how much a trader lowers all its prices. */
  handPpm: z.number(),
  stake: money,
  outcomes: z.array(outcome),
});
export type TradedMarket = z.output<typeof market>;

const tradedMatch = z.object({
  ...standing.shape,
  stake: money,
  /** What it would cost at worst. */
  worst: money,
  /** Bets that wait for their delay or for a trader. */
  waiting: z.number(),
  main: z.nullable(market),
});
export type TradedMatch = z.output<typeof tradedMatch>;

const count = z.number().check(z.int(), z.minimum(0), z.maximum(999));
const counted = z.object({ home: count, away: count });

/** What somebody says a match ended with. */
const enteredResult = z.object({
  score: counted,
  /** Of each half, quarter, set, round, innings or map. */
  periods: z.array(counted).check(z.maxLength(20)),
  corners: counted,
});
export type EnteredResult = z.output<typeof enteredResult>;

const wholeMatch = z.object({
  serverNow: z.iso.datetime(),
  ...standing.shape,
  /** How many halves, quarters, sets … were played so far. */
  parts: z.number(),
  /** A result waits for its second person; what it is, only who entered it is told. */
  entry: z.nullable(
    z.object({
      by: z.string(),
      isMine: z.boolean(),
      at: z.iso.datetime(),
      result: z.nullable(enteredResult),
    }),
  ),
  stoppedBy: z.nullable(z.string()),
  markets: z.array(market),
  acts: z.array(
    z.object({
      kind: z.string(),
      by: z.string(),
      reason: z.nullable(z.string()),
      at: z.iso.datetime(),
    }),
  ),
});
export type WholeTradedMatch = z.output<typeof wholeMatch>;

export const listTradedMatches = endpoint({
  method: 'GET',
  path: '/ops/trading',
  summary: 'Matches on sale by what they would cost at worst.',
  access: 'operator',
  permission: 'trading.read',
  input: z.object({ view: z.enum(TRADING_VIEWS) }),
  output: z.object({
    serverNow: z.iso.datetime(),
    feed: z.enum(['alive', 'silent']),
    totals: z.object({
      stake: money,
      worst: money,
      waiting: z.number(),
      referrals: z.number(),
      stopped: z.number(),
    }),
    matches: z.array(tradedMatch),
  }),
  errors: ['book_unreachable'],
});

export const readTradedMatch = endpoint({
  method: 'GET',
  path: '/ops/trading/match',
  summary: 'One match: every market with its margin, its stakes and what each outcome would cost.',
  access: 'operator',
  permission: 'trading.read',
  input: z.object({ eventId }),
  output: wholeMatch,
  errors: ['not_found', 'book_unreachable'],
});

export const stopMatch = endpoint({
  method: 'POST',
  path: '/ops/trading/stop',
  summary: 'Stops a match at once: all its markets are suspended and waiting bets refused.',
  access: 'operator',
  permission: 'trading.act',
  // A stop that waits for a reason comes too late; who has one leaves it.
  input: z.object({ eventId, reason: z.optional(reason) }),
  output: z.object({ refused: z.number(), match: wholeMatch }),
  errors: ['not_found', 'already_decided', 'book_unreachable'],
});

export const resumeMatch = endpoint({
  method: 'POST',
  path: '/ops/trading/resume',
  summary: 'Undoes the stop of a match: what the feed sells is sold again.',
  access: 'operator',
  permission: 'trading.act',
  input: z.object({ eventId }),
  output: wholeMatch,
  errors: ['not_found', 'already_decided', 'book_unreachable'],
});

export const nudgeMarket = endpoint({
  method: 'POST',
  path: '/ops/trading/nudge',
  summary: 'Moves the prices of a market beside those of the feed, or lets go of them.',
  access: 'operator',
  permission: 'trading.act',
  input: z.object({
    eventId,
    marketId,
    marginPpm: handPpm,
    oddsPpm: z.record(z.string().check(z.maxLength(40)), handPpm),
  }),
  output: wholeMatch,
  errors: ['not_found', 'book_unreachable'],
});

const referredSlip = z.object({
  slipId,
  memberId: id('mem'),
  account: z.string(),
  system: z.string(),
  stake: money,
  largestReturn: money,
  placedAt: z.iso.datetime(),
  legs: z.array(
    z.object({
      eventId: z.string(),
      home: side,
      away: side,
      type: z.string(),
      specifiers: z.record(z.string(), z.string()),
      outcome: z.string(),
      odds: z.number(),
      /** As it is sold now; null where it is not. */
      oddsNow: z.nullable(z.number()),
    }),
  ),
});
export type ReferredSlip = z.output<typeof referredSlip>;

export const listReferredSlips = endpoint({
  method: 'GET',
  path: '/ops/trading/referrals',
  summary: 'Large bets that wait for a trader, the oldest first.',
  access: 'operator',
  permission: 'trading.read',
  input: nothing,
  output: z.object({ slips: z.array(referredSlip) }),
  errors: ['book_unreachable'],
});

export const decideReferredSlip = endpoint({
  method: 'POST',
  path: '/ops/trading/referral',
  summary: 'Takes a large bet, which is then looked at again as every other, or refuses it.',
  access: 'operator',
  permission: 'trading.act',
  input: z.object({ slipId, decision: z.enum(['accept', 'refuse']) }),
  /** What it came to: an accepted one may have been refused by what happened since. */
  output: z.object({ status: z.string(), reason: z.nullable(z.string()) }),
  errors: ['not_found', 'already_decided', 'book_unreachable'],
});

export const cancelLateBets = endpoint({
  method: 'POST',
  path: '/ops/trading/cancel-window',
  summary: 'Voids bets on a match that were accepted between something that happened and its stop.',
  access: 'operator',
  permission: 'trading.act',
  input: z.object({ eventId, from: moment, to: moment, reason }),
  output: z.object({ legs: z.number(), match: wholeMatch }),
  errors: ['not_found', 'window_invalid', 'book_unreachable'],
});

const matchResult = z.object({
  ...match.shape,
  score,
  slips: z.number(),
  stake: money,
  paid: money,
  result: money,
});
export type MatchResult = z.output<typeof matchResult>;

export const listMatchResults = endpoint({
  method: 'GET',
  path: '/ops/trading/results',
  summary: 'What the house made by each match, from bets that were settled within some days.',
  access: 'operator',
  permission: 'trading.read',
  input: z.object({ days: wholeNumber(1, 31) }),
  output: z.object({ stake: money, paid: money, result: money, matches: z.array(matchResult) }),
  errors: ['book_unreachable'],
});

export const enterMatchResult = endpoint({
  method: 'POST',
  path: '/ops/trading/result',
  summary:
    'What one operator says a match ended with; the same of a second one makes it the result.',
  access: 'operator',
  permission: 'trading.results',
  input: z.object({ eventId, result: enteredResult, reason }),
  output: z.object({
    status: z.enum(['entered', 'confirmed']),
    markets: z.number(),
    match: wholeMatch,
  }),
  errors: [
    'not_found',
    'match_not_over',
    'score_invalid',
    'own_approval',
    'approval_too_new',
    'approval_of_maker',
    'results_differ',
    'book_unreachable',
  ],
});

export const withdrawMatchResult = endpoint({
  method: 'POST',
  path: '/ops/trading/result/withdraw',
  summary: 'Takes the own entry of a match’s result back, to enter it anew.',
  access: 'operator',
  permission: 'trading.results',
  input: z.object({ eventId }),
  output: wholeMatch,
  errors: ['not_found', 'already_decided', 'book_unreachable'],
});
