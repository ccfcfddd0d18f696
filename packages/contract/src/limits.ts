import * as z from 'zod/mini';
import { amount, endpoint, money, nothing } from './endpoint.ts';
import { IDENTITY_ERRORS } from './identity-rules.ts';

/** `single` is the largest bet by itself: its period is the bet. */
export const LIMIT_KINDS = ['deposit', 'stake', 'loss', 'single'] as const;
export const LIMIT_PERIODS = ['day', 'week', 'month', 'bet'] as const;

const kind = z.enum(LIMIT_KINDS);
const period = z.enum(LIMIT_PERIODS);

type LimitName = {
  readonly kind: (typeof LIMIT_KINDS)[number];
  readonly period: (typeof LIMIT_PERIODS)[number];
};

/** Which limits there are: each kind by day, week and month, and one for a single bet. */
export const isLimitName = (name: LimitName): boolean =>
  (name.kind === 'single') === (name.period === 'bet');

export const limitName = { kind, period };

const limit = z.object({
  kind,
  period,
  /** What the member set; null: no limit of their own. */
  amount: z.nullable(money),
  /** What holds: the lower of the member's own and the house's. */
  holds: z.nullable(money),
  /** A limit that the house set for this member, with the reason given; only the house changes it. */
  house: z.nullable(z.object({ amount: money, reason: z.string(), since: z.iso.datetime() })),
  used: money,
  /** A laxer limit that waits: what it would be, and from when it can be confirmed. */
  pending: z.nullable(z.object({ amount: z.nullable(money), confirmableAt: z.iso.datetime() })),
});

export const listLimits = endpoint({
  method: 'GET',
  path: '/wps/member/limits',
  summary: 'The limits of a member, their own and the house’s, and what is used of them.',
  access: 'member',
  input: nothing,
  output: z.object({
    limits: z.array(limit),
    /** When the day, the week and the month that run are over, and nothing of a limit is used. */
    renewsAt: z.object({
      day: z.iso.datetime(),
      week: z.iso.datetime(),
      month: z.iso.datetime(),
    }),
  }),
  errors: [],
});

export const setLimit = endpoint({
  method: 'POST',
  path: '/wps/member/limits',
  summary: 'Sets a limit. A stricter one works at once, a laxer one waits a day for confirmation.',
  access: 'member',
  input: z.object({ kind, period, amount: z.nullable(amount) }).check(z.refine(isLimitName)),
  output: limit,
  errors: IDENTITY_ERRORS,
});

export const confirmLimit = endpoint({
  method: 'POST',
  path: '/wps/member/limits/confirm',
  summary: 'Confirms a laxer limit, a day after it was asked for at the earliest.',
  access: 'member',
  whileExcluded: 'shut',
  input: z.object({ kind, period }).check(z.refine(isLimitName)),
  output: limit,
  errors: ['limit_not_pending', 'limit_too_early', ...IDENTITY_ERRORS],
});
