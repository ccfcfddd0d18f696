import * as z from 'zod/mini';
import { amount, endpoint, money, nothing } from './endpoint.ts';
import { IDENTITY_ERRORS } from './identity-rules.ts';

const kind = z.enum(['stake', 'loss', 'deposit']);
const period = z.enum(['day', 'week', 'month']);

const limit = z.object({
  kind,
  period,
  /** Null: no limit. */
  amount: z.nullable(money),
  used: money,
  /** A laxer limit that waits: what it would be, and from when it can be confirmed. */
  pending: z.nullable(z.object({ amount: z.nullable(money), confirmableAt: z.iso.datetime() })),
});

export const listLimits = endpoint({
  method: 'GET',
  path: '/wps/member/limits',
  summary: 'The limits a member set on stakes, losses and deposits, and what is used of them.',
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
  input: z.object({ kind, period, amount: z.nullable(amount) }),
  output: limit,
  errors: IDENTITY_ERRORS,
});

export const confirmLimit = endpoint({
  method: 'POST',
  path: '/wps/member/limits/confirm',
  summary: 'Confirms a laxer limit, a day after it was asked for at the earliest.',
  access: 'member',
  whileExcluded: 'shut',
  input: z.object({ kind, period }),
  output: limit,
  errors: ['limit_not_pending', 'limit_too_early', ...IDENTITY_ERRORS],
});
