import * as z from 'zod/mini';
import { endpoint, money, nothing } from './endpoint.ts';

/** How often a member may choose to be told of time and result, in minutes. */
export const CHECK_MINUTES_CHOICES = [10, 15, 20, 30, 45, 60] as const;

/** After how many minutes a member may choose that play ends; beside these, never. */
export const SESSION_MINUTES_CHOICES = [30, 60, 90, 120, 180, 240, 360] as const;

const timeLimit = z.object({
  /** Null for none. */
  minutes: z.nullable(z.int()),
  /** A laxer one that waits: what it would be, and from when it can be confirmed. */
  pending: z.nullable(z.object({ minutes: z.nullable(z.int()), confirmableAt: z.iso.datetime() })),
});

const playClock = z.object({
  /** Since when the member has been playing without a break; null when they are not. */
  beganAt: z.nullable(z.iso.datetime()),
  /** What was staked and paid out since then. */
  staked: money,
  won: money,
  /** When the next check comes and when play ends, if it goes on. */
  checkAt: z.nullable(z.iso.datetime()),
  sessionAt: z.nullable(z.iso.datetime()),
  /** What the wallet waits for before it takes the next bet. */
  wait: z.nullable(
    z.object({
      kind: z.enum(['check', 'session']),
      since: z.iso.datetime(),
      /** When play opens again by itself; null where it waits for an answer. */
      until: z.nullable(z.iso.datetime()),
    }),
  ),
  check: timeLimit,
  session: timeLimit,
  /** The server’s time, by which all of these are meant. */
  now: z.iso.datetime(),
});

export type PlayClockView = z.output<typeof playClock>;
export type TimeLimitView = z.output<typeof timeLimit>;

export const readPlayClock = endpoint({
  method: 'GET',
  path: '/wps/member/play-clock',
  summary: 'For how long a member has been playing, with which result, and what play waits for.',
  access: 'trial',
  rate: { max: 240, seconds: 60 },
  input: nothing,
  output: playClock,
  errors: [],
});

export const answerCheck = endpoint({
  method: 'POST',
  path: '/wps/member/play-clock/answer',
  summary: 'Answers the reality check that waits since that moment, so that play can go on.',
  access: 'trial',
  input: z.object({ since: z.iso.datetime() }),
  output: playClock,
  errors: [],
});

const kind = z.enum(['check', 'session']);

export const setTimeLimit = endpoint({
  method: 'POST',
  path: '/wps/member/time-limits',
  summary:
    'Sets how often the member is told of time and result, or when play ends. Stricter works at once, laxer waits a day for confirmation.',
  access: 'member',
  input: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('check'), minutes: z.literal(CHECK_MINUTES_CHOICES) }),
    z.object({
      kind: z.literal('session'),
      minutes: z.nullable(z.literal(SESSION_MINUTES_CHOICES)),
    }),
  ]),
  output: playClock,
  errors: [],
});

export const confirmTimeLimit = endpoint({
  method: 'POST',
  path: '/wps/member/time-limits/confirm',
  summary: 'Confirms a laxer time limit, a day after it was asked for at the earliest.',
  access: 'member',
  whileExcluded: 'shut',
  input: z.object({ kind }),
  output: playClock,
  errors: ['limit_not_pending', 'limit_too_early'],
});
