import * as z from 'zod/mini';
import { endpoint, id, moment, money, nothing } from './endpoint.ts';
import { reason } from './operator-reason.ts';
import {
  eventId,
  handPpm,
  marketId,
  side,
  TRADING_VIEWS,
  tradedMatch,
  wholeMatch,
} from './trading-shape.ts';

const slipId = id('slp');

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
