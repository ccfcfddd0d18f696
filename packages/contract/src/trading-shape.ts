import * as z from 'zod/mini';
import { money } from './endpoint.ts';

export const TRADING_VIEWS = ['open', 'live', 'coming'] as const;
export type TradingView = (typeof TRADING_VIEWS)[number];

/** A trader's hand is at most a tenth of the price. */
export const HAND_MAX_PPM = 100_000;

export const eventId = z.string().check(z.regex(/^[\w.:-]{1,80}$/));
export const marketId = z.string().check(z.minLength(3), z.maxLength(200));
export const handPpm = z.number().check(z.int(), z.minimum(-HAND_MAX_PPM), z.maximum(HAND_MAX_PPM));

export const side = z.object({ name: z.string(), short: z.string() });
export const score = z.nullable(z.object({ home: z.number(), away: z.number() }));

export const match = z.object({
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

export const tradedMatch = z.object({
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
export const enteredResult = z.object({
  score: counted,
  /** Of each half, quarter, set, round, innings or map. */
  periods: z.array(counted).check(z.maxLength(20)),
  corners: counted,
});
export type EnteredResult = z.output<typeof enteredResult>;

export const wholeMatch = z.object({
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
