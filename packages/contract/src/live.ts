import * as z from 'zod/mini';
import { endpoint, id, money, nothing, wholeNumber } from './endpoint.ts';

/** How many minutes the live view goes back. */
export const LIVE_MINUTES = 60;

/** How long ago somebody was last seen who counts as online. */
export const ONLINE_MINUTES = 5;

/** What waits for an operator: how many, since when the oldest, and how long the middle one. */
const waits = z.object({
  count: z.number(),
  oldestAt: z.nullable(z.iso.datetime()),
  medianSeconds: z.nullable(z.number()),
});

const moved = z.object({
  total: money,
  count: z.number(),
  /** From the order until the money was there; null while there are none. */
  medianSeconds: z.nullable(z.number()),
});

/** `quiet`: nothing was heard for a while, which says neither good nor bad. */
export const HEALTH_STATES = ['well', 'slow', 'failing', 'quiet', 'closed'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

const health = z.object({
  code: z.string(),
  name: z.string(),
  state: z.enum(HEALTH_STATES),
  calls: z.number(),
  failures: z.number(),
  meanMs: z.nullable(z.number()),
  lastAt: z.nullable(z.iso.datetime()),
});

export type OutsideHealth = z.output<typeof health>;

export const readLive = endpoint({
  method: 'GET',
  path: '/ops/live',
  summary: 'Who plays now, bets and gross win by the minute, waits, and health of all outside.',
  access: 'operator',
  permission: 'overview.read',
  input: nothing,
  output: z.object({
    asOf: z.iso.datetime(),
    online: z.object({ players: z.number(), sessions: z.number() }),
    /** Of the last hour by the minute a bet was placed in; null for roles that read no reports. */
    play: z.nullable(
      z.object({
        from: z.iso.datetime(),
        to: z.iso.datetime(),
        /** Settled bets, as in reports. */
        bets: z.number(),
        running: z.number(),
        turnover: money,
        /** Turnover less what these bets paid. */
        grossWin: money,
        minutes: z.array(
          z.object({ at: z.iso.datetime(), bets: z.number(), turnover: money, grossWin: money }),
        ),
      }),
    ),
    deposits: z.object({ waits, lastHour: moved }),
    withdrawals: z.object({ waits, lastHour: moved }),
    vendors: z.array(health),
    providers: z.array(health),
  }),
  errors: [],
});

export const listOnlinePlayers = endpoint({
  method: 'GET',
  path: '/ops/live/players',
  summary: 'Who is online, the last seen first.',
  access: 'operator',
  permission: 'members.read',
  input: z.object({ page: z.optional(wholeNumber(1, 10_000)) }),
  output: z.object({
    players: z.array(
      z.object({
        memberId: id('mem'),
        account: z.string(),
        sinceAt: z.iso.datetime(),
        seenAt: z.iso.datetime(),
        device: z.string(),
        address: z.string(),
        sessions: z.number(),
      }),
    ),
    total: z.number(),
  }),
  errors: [],
});
