import * as z from 'zod/mini';
import { amount, endpoint, id, nothing } from './endpoint.ts';
import { reason } from './operator-reason.ts';

/** What a trader takes a member for; the usual one has no limits of its own. */
export const MEMBER_CLASSES = ['standard', 'limited', 'watched'] as const;
export const memberClass = z.enum(MEMBER_CLASSES);
export type MemberClass = z.output<typeof memberClass>;

const limit = z.object({
  stakeMin: amount,
  /** The most one slip may pay, a member may win by one outcome, and all may win by one outcome. */
  returnMax: amount,
  playerMax: amount,
  outcomeMax: amount,
  /** Of a match in play, in millionths of the same. */
  livePpm: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  /** A slip that may win more is decided by a trader. */
  referAbove: amount,
});
export type TradingLimit = z.output<typeof limit>;

/** `*`, `sport:football`, `market:total`, `class:watched`. */
const scope = z.string().check(z.regex(/^(\*|(sport|market|class):[a-z-]{1,40})$/));

const limits = z.object({
  scopes: z.array(z.string()),
  limits: z.array(
    z.object({ scope: z.string(), ...limit.shape, by: z.string(), at: z.iso.datetime() }),
  ),
  changes: z.array(
    z.object({
      changeId: z.string(),
      scope: z.string(),
      before: z.nullable(limit),
      after: limit,
      reason: z.string(),
      status: z.enum(['waiting', 'applied', 'refused']),
      askedBy: z.string(),
      isMine: z.boolean(),
      askedAt: z.iso.datetime(),
      decidedBy: z.nullable(z.string()),
      decidedAt: z.nullable(z.iso.datetime()),
    }),
  ),
  members: z.array(
    z.object({
      memberId: id('mem'),
      account: z.string(),
      class: memberClass,
      by: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
export type TradingLimits = z.output<typeof limits>;
export type TradingLimitChange = TradingLimits['changes'][number];

export const listTradingLimits = endpoint({
  method: 'GET',
  path: '/ops/trading/limits',
  summary: 'How much of sports may be sold, what was asked of it, and members in a class.',
  access: 'operator',
  permission: 'trading.read',
  input: nothing,
  output: limits,
  errors: ['book_unreachable'],
});

export const setTradingLimit = endpoint({
  method: 'POST',
  path: '/ops/trading/limits',
  summary: 'Sets how much may be sold; what is above the limit in force waits for a colleague.',
  access: 'operator',
  permission: 'trading.act',
  input: z.object({ scope, ...limit.shape, reason }),
  output: limits,
  errors: ['limit_waits', 'limit_invalid', 'book_unreachable'],
});

export const decideTradingLimit = endpoint({
  method: 'POST',
  path: '/ops/trading/limits/decide',
  summary: 'Puts a limit in force that a colleague asked for, or refuses it.',
  access: 'operator',
  permission: 'trading.act',
  input: z.object({
    changeId: z.string().check(z.regex(/^\d{1,15}$/)),
    decision: z.enum(['apply', 'refuse']),
  }),
  output: limits,
  errors: [
    'not_found',
    'already_decided',
    'preview_outdated',
    'own_approval',
    'approval_too_new',
    'approval_of_maker',
    'book_unreachable',
  ],
});

export const setMemberClass = endpoint({
  method: 'POST',
  path: '/ops/trading/class',
  summary: 'Puts a member into a class with limits of its own, or back into the usual one.',
  access: 'operator',
  permission: 'trading.act',
  input: z.object({
    account: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    class: memberClass,
    reason,
  }),
  output: limits,
  errors: ['member_not_found', 'book_unreachable'],
});
